import type { WidgetErrorName } from '../../../shared/errors/widget';

/** A failed call as plain data. */
export interface Failure {
  /** Name of its row; null for a code that no row has. */
  readonly name: WidgetErrorName | null;
  /** As the server said it; '' where it said nothing. */
  readonly message: string;
  /** Attempts left; null where the answer did not say. */
  readonly attemptsRemaining: number | null;
  /** When the next OTP may be asked for, epoch ms of this device; null where the answer did not say. */
  readonly resendAtMs: number | null;
}

/** What a failed call means for a frame: the person must log in again, the session is over, the person is blocked, or
 *  nothing but itself. */
export type FailureKind = 'loginNeeded' | 'sessionEnded' | 'blocked' | 'failed';
