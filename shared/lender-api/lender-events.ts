import { Application } from './application';
import { Dispute } from './dispute';
import { LoanDocument } from './document';
import { Eligibility } from './eligibility';
import { eventsOf } from './event';
import {
  AtMs,
  Count,
  Day,
  fieldsOf,
  LenderId,
  listOf,
  Months,
  oneOf,
  orNull,
  Paise,
  PositivePaise,
  Seq,
  text,
  Utr,
} from './fields';
import { healthStates } from './lender-profile';
import { Line } from './line';
import { Loan, Pause } from './loan';
import { Mandate } from './mandate';
import { Closure, Payment, Refund } from './money-acts';
import { Reservation } from './reservation';

/** State of a lender itself, for events about it. */
export const LenderStatus = fieldsOf({
  lenderId: LenderId,
  seq: Seq,
  status: oneOf(healthStates),
  maintenance: orNull(fieldsOf({ fromMs: AtMs, untilMs: AtMs })),
  /** Current version of the rate card. */
  rateCardVersion: text(40),
  /** Key ids of the JWKS that the lender signs with. */
  keyIds: listOf(text(64), 20),
});

const none = fieldsOf({});
const eligibility = eventsOf('eligibility', Eligibility);
const reservation = eventsOf('reservation', Reservation);
const loan = eventsOf('loan', Loan);
const mandate = eventsOf('mandate', Mandate);
const application = eventsOf('application', Application);
const line = eventsOf('line', Line);
const refund = eventsOf('refund', Refund);
const closure = eventsOf('closure', Closure);
const payment = eventsOf('payment', Payment);
const dispute = eventsOf('dispute', Dispute);
const lender = eventsOf('lender', LenderStatus);

/** Money that the lender has received. */
const receipt = {
  /** The lender's own name of the booking. */
  repaymentRef: text(64),
  instalmentNumber: orNull(Months),
  amountPaise: PositivePaise,
  paidOn: Day,
  by: oneOf(['MANDATE', 'UPI', 'PAGE', 'BRANCH', 'OTHER']),
  utr: orNull(Utr),
};
const due = { instalmentNumber: Months, dueOn: Day, amountPaise: PositivePaise };
const reason = fieldsOf({ code: text(40), text: text(200) });
const charge = { kind: oneOf(['PENAL', 'BOUNCE']), amountPaise: PositivePaise, gstPaise: Paise, onDay: Day };

/** Events of a lender to Kadam, by type. Source of `webhooks` in `/openapi-lender.json`. */
export const lenderEvents = {
  'eligibility.answered': eligibility(
    'A lender that was UNKNOWN_YET has answered',
    fieldsOf({ lenderIds: listOf(LenderId, 100) }),
  ),

  'reservation.reserved': reservation('The loan is reserved', none),
  'reservation.processing': reservation('The lender decides later', fieldsOf({ decideByMs: AtMs })),
  'reservation.sanctioned': reservation('The lender promises to pay, irrevocably', none),
  'reservation.declined': reservation('The customer or the lender has declined', none),
  'reservation.cancelled': reservation('The reservation is cancelled, and its name is refused for ever', none),
  'reservation.expired': reservation('The reservation has ended by its time', none),

  'loan.sanctioned': loan('The loan exists; the merchant is not paid yet', none),
  'loan.disbursed': loan('The merchant is paid', fieldsOf({ netPaise: Paise, utr: Utr, onDay: Day })),
  'loan.disbursal_failed': loan('The payment to the merchant has failed and is repeated', fieldsOf({ reason })),
  'loan.schedule_changed': loan('The schedule has a new version', fieldsOf({ scheduleVersion: Count, reason })),
  'loan.instalment_due': loan('An instalment is due in 3 days', fieldsOf(due)),
  'loan.pre_debit_notice': loan('An instalment is debited tomorrow', fieldsOf(due)),
  'loan.debited': loan('An instalment is paid in full', fieldsOf(receipt)),
  'loan.part_paid': loan('A part of what is owed is paid', fieldsOf(receipt)),
  'loan.bounced': loan('A debit has bounced', fieldsOf({ ...due, reason })),
  'loan.charge_added': loan('A charge is added, as the statement discloses', fieldsOf(charge)),
  'loan.charge_waived': loan('A charge is waived', fieldsOf(charge)),
  'loan.overdue': loan('The loan is overdue', fieldsOf({ sinceOn: Day, overduePaise: PositivePaise })),
  'loan.paused': loan('Debits, charges, interest or reports are paused', fieldsOf({ pause: Pause })),
  'loan.resumed': loan('A pause has ended', fieldsOf({ what: oneOf(['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT']) })),
  'loan.closed': loan('The loan is paid in full', fieldsOf({ how: oneOf(['PAID', 'CLOSED_EARLY']) })),
  'loan.exited': loan(
    'The customer has given the loan back within the cooling-off days',
    fieldsOf({ paidPaise: Paise }),
  ),
  'loan.returned': loan('A refund has ended the loan', none),
  'loan.reversed': loan('The loan is undone: its order was not completed or not delivered', fieldsOf({ reason })),
  'loan.written_off': loan('The lender has written the loan off', fieldsOf({ amountPaise: PositivePaise })),
  'loan.settled': loan('The loan has ended by a settlement', fieldsOf({ paidPaise: Paise, waivedPaise: Paise })),
  'loan.reported': loan(
    'The loan is reported to credit bureaus',
    fieldsOf({ bureaus: listOf(oneOf(['CIBIL', 'EXPERIAN', 'EQUIFAX', 'CRIF_HIGH_MARK']), 4), onDay: Day }),
  ),
  'loan.document_ready': loan('A document is ready', fieldsOf({ document: LoanDocument })),

  'mandate.initiated': mandate('The customer has begun the registration', none),
  'mandate.active': mandate('The mandate may be debited', none),
  'mandate.rejected': mandate('The registration has failed', none),
  'mandate.paused': mandate('The mandate is paused', none),
  'mandate.cancel_pending': mandate('The end of the mandate is ordered', none),
  'mandate.revoked': mandate('The mandate has ended by the customer, the bank or the lender', none),
  'mandate.expired': mandate('The mandate has ended by its time', none),

  'application.step_changed': application(
    'A step has a new status, or the lender has begun to decide',
    fieldsOf({ step: orNull(oneOf(['KYC', 'BANK_ACCOUNT', 'BUREAU', 'ESIGN', 'MANDATE'])) }),
  ),
  'application.approved': application('The application is approved', none),
  'application.rejected': application('The application is rejected', none),
  'application.expired': application('The application has ended by its time', none),

  'line.approved': line('A line is approved and waits for its activation', none),
  'line.activated': line('A line may be used', none),
  'line.limit_changed': line('Limit or available amount has changed', fieldsOf({ previousLimitPaise: Paise })),
  'line.blocked': line('A line is blocked', fieldsOf({ reason })),
  'line.closed': line('A line is closed', none),

  'refund.accepted': refund('The refund is accepted', none),
  'refund.booked': refund('The loan is less by the refund', none),
  'refund.credited': refund('What is over has reached the customer', none),
  'refund.rejected': refund('The refund is rejected, and nothing has changed', none),

  'closure.accepted': closure('The closure is accepted and waits for the money', none),
  'closure.booked': closure('The loan has ended', none),
  'closure.failed': closure('The money did not come, and the loan goes on', none),

  'payment.accepted': payment('The payment is accepted and waits for the money', none),
  'payment.booked': payment('The payment is booked', none),
  'payment.failed': payment('The money did not come', none),

  'dispute.received': dispute('The lender has the dispute', none),
  'dispute.message': dispute('The lender has added a message', fieldsOf({ number: Count })),
  'dispute.answered': dispute('The lender has answered', none),
  'dispute.closed': dispute(
    'The dispute is closed',
    fieldsOf({ outcome: oneOf(['UPHELD', 'PARTLY_UPHELD', 'NOT_UPHELD', 'WITHDRAWN']) }),
  ),
  'dispute.pauses_changed': dispute('The lender pauses more or less', none),

  'lender.maintenance': lender('Maintenance is announced, or has ended', none),
  'lender.rate_card': lender('A new version of the rate card is published', none),
  'lender.keys_changed': lender('The JWKS has changed', none),
} as const;
export type LenderEventType = keyof typeof lenderEvents;
export const lenderEventTypes = Object.keys(lenderEvents) as LenderEventType[];
