import type { Decider } from '../../../shared/rules/disputes/topics';
import type { Clock } from '../../platform/clock';
import type { SmsSender } from '../../sms/sms-sender';
import type { CustomerPurchase } from '../../store/customer-purchases';
import type { Dispute } from '../../store/disputes';
import type { Db } from '../../store/schema';
import type { Hasher } from '../secrets';

/** What our desk says to a ticket. */
export interface DeskAnswer {
  readonly text: string;
  /** Whom it hands the decision to; null: nobody. */
  readonly passedTo: Exclude<Decider, 'CARE'> | null;
}

/** A desk that answers by itself. */
export interface AnsweringDesk {
  /** From what the shopper wrote to the answer. */
  readonly answersAfterMs: number;
  /** `purchase`: null where the ticket is about none. */
  answer(dispute: Dispute, purchase: CustomerPurchase | null): DeskAnswer;
}

export interface DisputeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly sms: SmsSender;
  readonly publicUrl: string;
  /** Null where people answer, by a system of their own. */
  readonly desk: AnsweringDesk | null;
  /** For what goes wrong after the answer; never holds a number. */
  readonly warn: (err: unknown, what: string) => void;
}
