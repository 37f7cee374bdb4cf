import type { Db } from './schema';

/** Facts worth keeping, in the past tense. */
export type EventType =
  | 'shareCodeSent'
  | 'shareCodeNotDelivered'
  | 'shareCodeRejected'
  | 'otpSent'
  | 'otpNotDelivered'
  | 'otpRejected'
  | 'paymentConfirmed'
  | 'mobileVerified'
  | 'mobileBlocked'
  | 'eligibilityChecked'
  | 'applicationShared'
  | 'applicationFiled'
  | 'creditLineActivated'
  | 'ticketCreated'
  | 'testCustomerReset';

export interface LoggedEvent {
  readonly type: EventType;
  readonly atMs: number;
  readonly merchantKey: string;
  /** Null where no agent has a hand in it. */
  readonly agentId: string | null;
  readonly requestId: string;
  readonly details: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Adds to the log, which the database lets nobody change. `details` names a mobile only as `maskedMobile`. */
export async function logEvent(db: Db, event: LoggedEvent): Promise<void> {
  await db
    .insertInto('event_log')
    .values({
      at_ms: event.atMs,
      type: event.type,
      merchant_key: event.merchantKey,
      agent_id: event.agentId,
      request_id: event.requestId,
      details: JSON.stringify(event.details),
    })
    .execute();
}
