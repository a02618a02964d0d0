-- What wrk has measured, as one line of JSON.
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    'JSON {"answered":%d,"microseconds":%d,"bytes":%d,"failed":%d,"p50":%.3f,"p99":%.3f}\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
