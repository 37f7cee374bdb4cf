import { createHash } from 'node:crypto';
import { type ProofChallenge, readProof, seedOf } from '../../shared/api/proof-of-work';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import { isUnderWay } from '../rules/clock-set-back';
import { PROOF_LIVES_MS, type ProofDemand } from '../rules/spraying-rules';
import { countUses, type Limit } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { Refusal } from './refusal';
import { type Hasher, randomReference } from './secrets';

/** A proof is valid for one network, one number, and either sent or typed codes. */
export interface ProofFor {
  readonly client: string;
  readonly mobile: string;
  readonly what: 'sent' | 'typed';
}

interface ProofDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly metrics: Pick<Metrics, 'proofs'>;
  /** Replaces the bits of each challenge in tests; null otherwise. */
  readonly fixedBits: number | null;
}

/** Clock difference between the process that issued the challenge and the one that checks the proof. */
const EARLY_BY_MS = 1_000;
/** A used proof is stored for as long as it would be valid. */
const used: Limit = { name: 'proof', uses: 1, windowMs: PROOF_LIVES_MS + EARLY_BY_MS };

/** Issues and checks proofs of work. A challenge is signed and not stored; a used proof is stored until it expires, so
 *  that each is valid once across processes. */
export class Proofs {
  readonly #deps: ProofDeps;

  constructor(deps: ProofDeps) {
    this.#deps = deps;
  }

  ask(of: ProofFor, { bits, waitMs }: ProofDemand): Refusal {
    const { clock, fixedBits, metrics } = this.#deps;
    const fromMs = clock.nowMs() + waitMs;
    const asked = [fromMs, fixedBits ?? bits, randomReference()].join('.');
    const challenge: ProofChallenge = {
      token: `${asked}.${this.#signature(of, asked)}`,
      bits: fixedBits ?? bits,
      waitMs,
    };
    metrics.proofs.inc({ outcome: 'issued' });
    return new Refusal('PROOF_OF_WORK_NEEDED', { data: challenge, retryAfterMs: waitMs });
  }

  /** True if the header of a call (null without one) is a valid proof, which is used by this. */
  async accept(of: ProofFor, text: string | null): Promise<boolean> {
    if (text === null) return false;
    const isRight = this.#isRight(of, text) && (await this.#isFirst(text));
    this.#deps.metrics.proofs.inc({ outcome: isRight ? 'solved' : 'failed' });
    return isRight;
  }

  #isRight(of: ProofFor, text: string): boolean {
    const proof = readProof(text);
    const [, asked = '', from = '', bits = '', signature = ''] =
      /^((\d{1,16})\.(\d{1,2})\.[\w-]{22})\.([\w-]{43})$/.exec(proof?.token ?? '') ?? [];
    if (!proof || !this.#deps.hasher.matches(signature, 'proof-of-work', ...partsOf(of), asked)) return false;
    const nowMs = this.#deps.clock.nowMs();
    const fromMs = Number(from);
    return (
      fromMs - EARLY_BY_MS <= nowMs &&
      isUnderWay(fromMs + PROOF_LIVES_MS, nowMs, PROOF_LIVES_MS) &&
      proof.answers.every((answer, index) => beginsWithZeros(seedOf(proof.token), index, answer, Number(bits)))
    );
  }

  async #isFirst(text: string): Promise<boolean> {
    const { db, clock } = this.#deps;
    const who = text.slice(0, text.indexOf('~'));
    return (await countUses(db, [{ limit: used, who }], clock.nowMs())) === null;
  }

  #signature = (of: ProofFor, asked: string): string => this.#deps.hasher.hash('proof-of-work', ...partsOf(of), asked);
}

const partsOf = ({ client, mobile, what }: ProofFor): readonly string[] => [client, mobile, what];

function beginsWithZeros(seed: string, index: number, answer: number, bits: number): boolean {
  const message = Buffer.alloc(seed.length + 8);
  message.write(seed, 'ascii');
  message.writeUInt32BE(index, seed.length);
  message.writeUInt32BE(answer, seed.length + 4);
  return bits === 0 || createHash('sha256').update(message).digest().readUInt32BE(0) >>> (32 - bits) === 0;
}
