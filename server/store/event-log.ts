import type { Db } from './schema';
import { type Write, writeAll } from './write';

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
  | 'applicationDeclined'
  | 'creditLineActivated'
  | 'pinOwnerProven'
  | 'statementOpened'
  | 'ticketCreated'
  | 'disputeOpened'
  | 'testCustomerReset'
  | 'merchantRegistered'
  | 'merchantChanged'
  | 'merchantRetired'
  | 'catalogueChanged'
  | 'experimentSeen';

export interface LoggedEvent {
  readonly type: EventType;
  readonly atMs: number;
  /** Null if no merchant is concerned. */
  readonly merchantKey: string | null;
  /** Null if no agent is involved. */
  readonly agentId: string | null;
  /** Null if no request causes it. */
  readonly requestId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Adds to the log, which the database makes append-only. `details` contains a mobile only as `maskedMobile`. */
export const logged =
  ({ atMs, type, merchantKey, agentId, requestId, details }: LoggedEvent): Write =>
  (db) =>
    db.insertInto('event_log').values({
      at_ms: atMs,
      type,
      merchant_key: merchantKey,
      agent_id: agentId,
      request_id: requestId,
      details: JSON.stringify(details),
    });

export const logEvent = (db: Db, event: LoggedEvent): Promise<void> => writeAll(db, [logged(event)]);
