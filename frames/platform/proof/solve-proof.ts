import { PROOF_ANSWERS, type ProofChallenge, proofText, seedOf } from '../../../shared/api/proof-of-work';
import { Sha256Search } from './sha256-search';

/** A slice of the search ends after so long, ms: what the page has to do then comes first. */
const SLICE_MS = 12;
/** Tries between two looks at the clock: 1 ms on a cheap phone. */
const TRIES_AT_ONCE = 400;

export interface SolvePorts {
  readonly nowMs: () => number;
  /** Lets the page do what waits. */
  readonly pause: () => Promise<void>;
}

/** Answers a challenge, in slices between which the page goes on. Rejects where the call is given up. */
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

/** A message is delivered at once; a timer waits 4 ms, and a second in a hidden tab. */
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
