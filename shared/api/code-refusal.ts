import * as z from 'zod/mini';
import { EpochMs } from './fields';

/** `data` of a refused code, OTP or second factor: the remaining attempts. The specification has a separate name for a
 *  Secure Share Code's. Source: S2§3. */
export const CodeAttempts = z.object({
  attemptsRemaining: z.optional(z.int()),
  remainingShareCodeAttempts: z.optional(z.int()),
});

/** `data` of a code that is requested too soon, or of a block: its end, by the server's clock. */
export const CodeWait = z.object({ resendAtMs: EpochMs, serverNowMs: EpochMs });
