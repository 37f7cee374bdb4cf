import type { Clock } from '../ports';
import type { CustomerProfile } from './customer-profile';
import { type LenderGateway, LenderUnavailable } from './lender-gateway';

/** Lenders of the sandbox: they take their time, go down, and hold limits. `profileOf` says how they see a number. */
export function simulatedLenders(clock: Clock, profileOf: (mobile: string) => CustomerProfile): LenderGateway {
  return {
    async standing(lenderId, mobile, signal) {
      const profile = profileOf(mobile);
      await clock.delay(profile.answerAfterMs(lenderId), signal);
      if (profile.isDownAt(lenderId)) throw new LenderUnavailable(`lender ${lenderId} is down`);
      return profile.standingAt(lenderId);
    },
  };
}
