// A hash per session: `rank` and `data` (the record), `holder` and `lease` (the lock, by the store's clock),
// `lapsed` (the last takeover). One key per session, so each script is atomic in a cluster too.

const lapsedForMs = 60_000;

const now = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)`;

const liveFor = (ttl: string) => `
if redis.call('PTTL', KEYS[1]) < tonumber(${ttl}) then redis.call('PEXPIRE', KEYS[1], ${ttl}) end`;

const tell = "redis.call('PUBLISH', KEYS[1], '')";

/** rank and data */
const read = "return redis.call('HMGET', KEYS[1], 'rank', 'data')";

/** rank, data, ttl, holder or "", "only" or "" → whether raised, rank and data of before */
const raise = `
local known = redis.call('HMGET', KEYS[1], 'rank', 'data', 'holder')
local before = { known[1] or '', known[2] or '' }
local ours = ARGV[4] ~= '' and known[3] == ARGV[4]
if ARGV[5] == 'only' and not ours then return { 0, before[1], before[2] } end
local raised = 0
if not known[1] or tonumber(ARGV[1]) > tonumber(known[1]) then
  redis.call('HSET', KEYS[1], 'rank', ARGV[1], 'data', ARGV[2])
  redis.call('HDEL', KEYS[1], 'lapsed')
  raised = 1
end
if ours then redis.call('HDEL', KEYS[1], 'holder', 'lease') end
${liveFor("ARGV[3]")}
if raised == 1 or ours then ${tell} end
return { raised, before[1], before[2] }`;

/** rank, holder, lease, ttl → whether held, whether lapsed, rank and data */
const lock = `${now}
local known = redis.call('HMGET', KEYS[1], 'rank', 'data', 'holder', 'lease', 'lapsed')
local rank, data, holder, lapsed = known[1] or '', known[2] or '', known[3], tonumber(known[5] or 0)
if known[1] and tonumber(known[1]) > tonumber(ARGV[1]) then return { 0, 0, rank, data } end
if holder and holder ~= ARGV[2] then
  if tonumber(known[4]) > now then return { 0, 0, rank, data } end
  lapsed = now
  redis.call('HSET', KEYS[1], 'lapsed', lapsed)
end
redis.call('HSET', KEYS[1], 'holder', ARGV[2], 'lease', now + tonumber(ARGV[3]))
${liveFor("ARGV[4]")}
return { 1, (lapsed > now - ${lapsedForMs}) and 1 or 0, rank, data }`;

/** holder, lease, ttl → whether held */
const extend = `${now}
local holder = redis.call('HGET', KEYS[1], 'holder')
if holder and holder ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'holder', ARGV[1], 'lease', now + tonumber(ARGV[2]))
${liveFor("ARGV[3]")}
return 1`;

const unlock = `
if redis.call('HGET', KEYS[1], 'holder') ~= ARGV[1] then return 0 end
redis.call('HDEL', KEYS[1], 'holder', 'lease')
${tell}
return 1`;

/** Begins each script: removes what none of them has written, on which they would fail as if the store were down. */
export const onlyEntries = `
local entry = redis.pcall('HMGET', KEYS[1], 'rank', 'lease', 'lapsed', 'holder')
if entry.err and not string.find(entry.err, 'WRONGTYPE') then return entry end
local foreign = entry.err or (entry[4] and not entry[2])
for field = 1, 3 do
  if entry[field] and not string.find(entry[field], '^%d+$') then foreign = true end
end
if foreign then redis.call('DEL', KEYS[1]) end
`;

export const scripts = { read, raise, lock, extend, unlock } as const;
