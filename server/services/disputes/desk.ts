import type { Decider } from '../../../shared/rules/disputes/topics';
import type { Clock } from '../../platform/clock';
import type { SmsSender } from '../../sms/sms-sender';
import type { CustomerPurchase } from '../../store/customer-purchases';
import type { Dispute } from '../../store/disputes';
import type { Db } from '../../store/schema';
import type { Hasher } from '../secrets';

export interface DeskAnswer {
  readonly text: string;
  readonly passedTo: Exclude<Decider, 'CARE'> | null;
}

/** An automatic desk. */
export interface AnsweringDesk {
  readonly answersAfterMs: number;
  /** `purchase`: null if the ticket is about none. */
  answer(dispute: Dispute, purchase: CustomerPurchase | null): DeskAnswer;
}

export interface DisputeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly sms: SmsSender;
  readonly publicUrl: string;
  /** Null if people answer in another system. */
  readonly desk: AnsweringDesk | null;
  readonly warn: (err: unknown, what: string) => void;
}
