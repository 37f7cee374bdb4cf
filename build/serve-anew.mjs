// Runs a program of `npm run dev`, and on a message from its parent what was built of it since, in the same process: the
// program's `keep` is called once, its `serve` by every build. A build that cannot be loaded leaves the last one at work.
import { pathToFileURL } from 'node:url';

const CLOSES_WITHIN_MS = 10_000;
const address = pathToFileURL(process.argv[2]).href;

let builds = 0;
let kept;
let stop = async () => undefined;
let explain = () => null;
let turn = Promise.resolve();

async function serveAnew() {
  builds += 1;
  // A module of another address is another module.
  const program = await import(`${address}?${builds}`);
  explain = program.explain;
  await stop();
  stop = async () => undefined;
  kept ??= program.keep();
  stop = await program.serve(kept);
}

async function end() {
  setTimeout(() => process.exit(1), CLOSES_WITHIN_MS).unref();
  await stop();
  await kept?.close();
  process.exit(0);
}

/** One after the other, as a developer saves faster than a server closes. A fault is mended by his next change. */
function inTurn(work) {
  turn = turn.then(work).catch((error) => {
    process.stderr.write(`${explain(error) ?? error.stack}\n`);
  });
}

process.on('message', () => inTurn(serveAnew));
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => inTurn(end));
inTurn(serveAnew);
