import type { RegistrationStatus } from '../../shared/rules/registration';

/** Tables of activations. Times are epoch ms. */
export interface RegistrationTables {
  /** The newest activation of a line by its customer. */
  registrations: {
    registration_id: string;
    mobile: string;
    lender_id: string;
    /** The merchant that waits for the activation; null if unknown. */
    merchant_key: string | null;
    status: Exclude<RegistrationStatus, 'NONE'>;
    /** The error that ended it; null unless it FAILED. */
    failure_name: string | null;
    started_at_ms: number;
    ended_at_ms: number | null;
  };
}
