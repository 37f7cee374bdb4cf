import * as z from 'zod/mini';
import { EpochMs } from './fields';

/** `data` of a code, an OTP or a second factor that was refused: how many may still be wrong. The specification has a name
 *  of its own for a Secure Share Code's. Source: S2§3. */
export const CodeAttempts = z.object({
  attemptsRemaining: z.optional(z.int()),
  remainingShareCodeAttempts: z.optional(z.int()),
});

/** `data` of a code that is asked for too soon, or of a block: until when, by the server's clock. */
export const CodeWait = z.object({ resendAtMs: EpochMs, serverNowMs: EpochMs });
