// Counts moves and their latencies, the same for both servers. Counting begins when all tables have
// been opened and enough has been played for Node's compiler to be done, however busy the machine.
const seconds = Number(process.argv[4]);
const WARM_MOVES = 4000, LEAST_MS = 3000, MOST_MS = 40000;
const latencies = [];
const begun = performance.now();
let moves = 0, ready = false, counting = false;

// Say that all tables are open.
function opened() {
  ready = true;
}

function played(latency) {
  moves += 1;
  if (counting) latencies.push(latency);
  else if (ready && isWarm(performance.now() - begun)) count();
}

function isWarm(ms) {
  return ms >= MOST_MS || (ms >= LEAST_MS && moves >= WARM_MOVES);
}

function count() {
  counting = true;
  console.log("counting");
  setTimeout(() => {
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
    console.log(JSON.stringify({ moves: latencies.length, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
  }, seconds * 1000);
}

module.exports = { opened, played };
