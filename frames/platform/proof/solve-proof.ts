import { PROOF_ANSWERS, type ProofChallenge, proofText, seedOf } from '../../../shared/api/proof-of-work';
import { Sha256Search } from './sha256-search';

/** Longest slice of the search, ms, before other tasks of the page run. */
const SLICE_MS = 12;
/** Tries between two readings of the clock: 1 ms on a cheap phone. */
const TRIES_AT_ONCE = 400;

export interface SolvePorts {
  readonly nowMs: () => number;
  /** Lets other tasks of the page run. */
  readonly pause: () => Promise<void>;
}

/** Solves a challenge in slices. Rejects if the call is aborted. */
export async function solveProof(
  { token, bits }: Pick<ProofChallenge, 'token' | 'bits'>,
  signal: AbortSignal,
  { nowMs, pause }: SolvePorts = inThisPage(),
): Promise<string> {
  const search = new Sha256Search(seedOf(token));
  const answers: number[] = [];
  let from = 0;
  let sliceEndsAtMs = nowMs() + SLICE_MS;
  while (answers.length < PROOF_ANSWERS) {
    const answer = search.find(answers.length, bits, from, TRIES_AT_ONCE);
    if (answer === null) from += TRIES_AT_ONCE;
    else {
      answers.push(answer);
      from = 0;
    }
    if (nowMs() < sliceEndsAtMs) continue;
    await pause();
    if (signal.aborted) throw signal.reason;
    sliceEndsAtMs = nowMs() + SLICE_MS;
  }
  return proofText(token, answers);
}

/** Uses a message, which is delivered at once; a timer waits 4 ms, and 1 s in a hidden tab. */
function inThisPage(): SolvePorts {
  const { port1, port2 } = new MessageChannel();
  return {
    nowMs: () => performance.now(),
    pause: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  };
}
