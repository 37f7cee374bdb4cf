/** Payments, reservations or webhooks per sweep; the rest waits for the next sweep, or for another process. */
export const SWEEP_BATCH_SIZE = 20;
