import type { FrameName } from '../shared/bridge';
import type { SdkErrorCode } from '../shared/errors/sdk-errors';
import type { PaymentStatus, PaymentStep } from '../shared/rules/payment-flow/steps';

/** What happened in a frame, in words of ours alone: nothing in it is about a person. */
export interface AnalyticsEvent {
  readonly frame: Capitalize<FrameName>;
  /** Name of the session's event: `opened`, `stepChanged`, `closed` … */
  readonly event: string;
  /** Of `stepChanged`. */
  readonly step?: PaymentStep;
  readonly status?: PaymentStatus;
  /** Of `error`. */
  readonly code?: SdkErrorCode;
  /** Of `closed`. */
  readonly outcome?: 'completed' | 'cancelled' | 'pending' | 'failed';
  readonly reason?: string;
}
