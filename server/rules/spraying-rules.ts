import { MINUTE_MS } from '../../shared/rules/duration';

/** Codes that a network has sent and typed without a login, and its free quota. */
export interface NetworkUse {
  /** Different unverified numbers in 10 minutes. */
  readonly numbers: number;
  readonly freeNumbers: number;
  /** SMS to such numbers in a day. */
  readonly sms: number;
  readonly mostSms: number;
}

export interface ProofDemand {
  /** Zero bits of each of the 16 hashes of a proof. */
  readonly bits: number;
  readonly waitMs: number;
}

/** Validity of a challenge after its wait. */
export const PROOF_LIVES_MS = 2 * MINUTE_MS;

/** Levels by the multiple of the free numbers in use. One more bit doubles the work: 65,536, 131,072 and 262,144 hashes
 *  on average. A phone with 400,000 hashes per second takes 0.2, 0.3 and 0.7 s. */
const levels = [
  { upTo: 4, bits: 12 },
  { upTo: 12, bits: 13 },
  { upTo: Number.POSITIVE_INFINITY, bits: 14 },
] as const;

const PROOF_WAIT_GROWS_BY_MS = 300;
const LONGEST_PROOF_WAIT_MS = 5_000;
/** The last SMS of a network's daily quota need as much work as this multiple of the free numbers. */
const SMS_GROW_TO = 16;
/** Half of a network's SMS need no proof. */
const FREE_SMS_SHARE = 0.5;

/** Null if no proof is needed. */
export function proofDemand({ numbers, freeNumbers, sms, mostSms }: NetworkUse): ProofDemand | null {
  const freeSms = mostSms * FREE_SMS_SHARE;
  const times = Math.max(
    numbers / freeNumbers,
    sms > freeSms ? 1 + ((sms - freeSms) / (mostSms - freeSms)) * (SMS_GROW_TO - 1) : 0,
  );
  if (times <= 1) return null;
  const { bits } = levels.find(({ upTo }) => times <= upTo) ?? levels[2];
  return { bits, waitMs: Math.min(Math.round((times - 1) * PROOF_WAIT_GROWS_BY_MS), LONGEST_PROOF_WAIT_MS) };
}
