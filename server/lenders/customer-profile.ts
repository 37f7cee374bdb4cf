import { createHash } from 'node:crypto';
import type { Standing } from './lender-gateway';

export interface CustomerProfile {
  standingAt(lenderId: string): Standing;
  answerAfterMs(lenderId: string): number;
  /** True if a lender's system is down for this customer. */
  isDownAt(lenderId: string): boolean;
}

const FAST_MS = 40;
const SPREAD_MS = 260;
const LIMIT_STEP_RUPEES = 5_000;

/** 32 bits derived from the arguments. */
const roll = (...parts: readonly string[]): number =>
  createHash('sha256').update(parts.join('|')).digest().readUInt32BE(0);
const percent = (...parts: readonly string[]): number => roll(...parts) % 100;

export const promptAnswerMs = (mobile: string, lenderId: string): number =>
  FAST_MS + (roll('delay', mobile, lenderId) % SPREAD_MS);

/** Profile of any number other than the test customers: of 100 numbers about 45 are pre-approved (each by some lenders,
 *  ₹15,000 to ₹3,10,000), 35 may apply, 20 are refused; for 1 in 20 one of the lenders is down. */
export function derivedProfile(mobile: string): CustomerProfile {
  const group = percent('group', mobile);
  const isPreApproved = group < 45;
  const mayApply = group < 80;
  return {
    standingAt(lenderId) {
      if (isPreApproved && percent('approved', mobile, lenderId) < 50) {
        const steps = roll('limit', mobile, lenderId) % 60;
        return { standing: 'preApproved', limitRupees: 3 * LIMIT_STEP_RUPEES + steps * LIMIT_STEP_RUPEES };
      }
      const applies = mayApply && percent('new', mobile, lenderId) < 50;
      return { standing: applies ? 'newToBank' : 'refused' };
    },
    answerAfterMs: (lenderId) => promptAnswerMs(mobile, lenderId),
    isDownAt: (lenderId) => percent('fragile', mobile) < 5 && percent('down', mobile, lenderId) < 20,
  };
}
