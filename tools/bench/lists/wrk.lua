-- wrk -s wrk.lua <origin> -- <file>: asks for one path of the file after the other, over and over.
-- The file: a head of "method: …", "body: …" and headers, an empty line, then a path in each line.
-- At the end it writes a line of JSON: counts, seconds, and milliseconds of the answers.

local requests = {}
local at = 0

function init(args)
  local method, body = "GET", nil
  local headers = {}
  local isHead = true
  for line in io.lines(args[1]) do
    if isHead then
      local name, value = line:match("^([^:]+): (.*)$")
      if line == "" then
        isHead = false
      elseif name == "method" then
        method = value
      elseif name == "body" then
        body = value
      else
        headers[name] = value
      end
    else
      table.insert(requests, wrk.format(method, line, headers, body))
    end
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '{"answered":%d,"seconds":%.3f,"refused":%d,"failed":%d,"p50":%.3f,"p99":%.3f}\n',
    summary.requests, summary.duration / 1e6, errors.status, failed,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
