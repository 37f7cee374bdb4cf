import type * as z from 'zod/mini';
import type { Dispute } from '../dispute';
import type { Event } from '../event';
import type { LenderEventType, LenderStatus, lenderEvents } from '../lender-events';
import type { Loan } from '../loan';
import { figures } from './figures';
import {
  acceptedPayment,
  activeLine,
  activeLoan,
  activeMandate,
  approvedApplication,
  approvedLine,
  askedMandate,
  bookedRefund,
  cancelled,
  doneClosure,
  doneDisbursal,
  dueDisbursal,
  eligibility,
  endedLoan,
  instalments,
  kfsDocument,
  openApplication,
  paidFirst,
  receivedDispute,
  reserved,
  sanctioned,
  sanctionedLoan,
} from './snapshots';
import { at, ids, lenderId, lineRef } from './values';

interface Content<Type extends LenderEventType> {
  readonly id: string;
  readonly atMs: number;
  readonly data: z.infer<(typeof lenderEvents)[Type]['data']>;
  readonly snapshot: z.infer<(typeof lenderEvents)[Type]['snapshot']>;
}

const bounceReason = { code: '01', text: 'Balance insufficient' };
const [firstRow] = figures.schedule;
const amountPaise = firstRow?.paymentPaise ?? 1;
const due = { instalmentNumber: 1, dueOn: '2027-01-05', amountPaise };
const penal = { kind: 'PENAL', amountPaise: 2432, gstPaise: 0, onDay: '2027-01-08' } as const;

const reservation = { id: ids.loan, atMs: at('10:06:20') };
const loanOn = (day: string, seq: number, changes: Partial<Loan> = {}) => ({
  id: ids.loan,
  atMs: at('09:00:00', day),
  snapshot: { ...activeLoan, seq, asOfOn: day, ...changes },
});
const overdue: Partial<Loan> = {
  status: 'OVERDUE',
  instalments: instalments({ status: 'BOUNCED', bounceReason, chargesPaise: 45_000 }),
  outstandingPaise: figures.loanPaise + 45_000,
  overduePaise: amountPaise + 45_000,
  daysPastDue: 1,
};
const ended = (seq: number, status: Parameters<typeof endedLoan>[1], how: NonNullable<Loan['ended']>['how']) => ({
  id: ids.loan,
  atMs: at('12:00:00', '2027-01-18'),
  snapshot: endedLoan(seq, status, { on: '2027-01-18', how }),
});
const mandate = { id: ids.mandate, atMs: at('10:12:00'), data: {} };
const application = { id: ids.application, atMs: at('16:30:00'), data: {} };
const line = { id: lineRef, atMs: at('16:30:00') };
const refund = { id: ids.refund, atMs: at('14:00:00', '2026-12-09'), data: {} };
const closure = { id: ids.closure, atMs: at('11:31:00', '2027-01-18'), data: {} };
const payment = { id: ids.payment, atMs: at('10:31:00', '2027-01-08'), data: {} };
const dispute = { id: ids.dispute, atMs: at('10:00:00', '2026-12-23') };
const answer: Dispute['messages'][number] = {
  number: 2,
  from: 'LENDER',
  text: 'We have asked the merchant for the proof of delivery.',
  files: [],
  atMs: at('10:00:00', '2026-12-23'),
};
const answeredDispute: Dispute = {
  ...receivedDispute,
  seq: 3,
  state: 'ANSWERED',
  messages: [...receivedDispute.messages, answer],
};
const status: z.infer<typeof LenderStatus> = {
  lenderId,
  seq: 4,
  status: 'UP',
  maintenance: null,
  rateCardVersion: '2026-12-a',
  keyIds: ['saffron-sign-2026'],
};
const lender = { id: lenderId, atMs: at('18:00:00'), data: {} };

const contents: { readonly [Type in LenderEventType]: Content<Type> } = {
  'eligibility.answered': {
    id: ids.enquiry,
    atMs: at('10:02:05'),
    data: { lenderIds: [lenderId] },
    snapshot: eligibility,
  },

  'reservation.reserved': { ...reservation, data: {}, snapshot: reserved },
  'reservation.processing': {
    ...reservation,
    data: { decideByMs: at('10:36:20') },
    snapshot: { ...reserved, state: 'CONFIRMING', seq: 2, confirmsSeen: 1, decideByMs: at('10:36:20') },
  },
  'reservation.sanctioned': { ...reservation, data: {}, snapshot: sanctioned },
  'reservation.declined': {
    ...reservation,
    data: {},
    snapshot: {
      ...reserved,
      state: 'DECLINED',
      seq: 2,
      declinedBy: 'CUSTOMER',
      reason: { code: 'DECLINED_ON_PAGE', text: 'Declined on the approval page' },
    },
  },
  'reservation.cancelled': { ...reservation, data: {}, snapshot: cancelled },
  'reservation.expired': { ...reservation, data: {}, snapshot: { ...reserved, state: 'EXPIRED', seq: 2 } },

  'loan.sanctioned': { id: ids.loan, atMs: at('10:06:20'), data: {}, snapshot: sanctionedLoan },
  'loan.disbursed': {
    ...loanOn('2026-12-04', 2),
    data: { netPaise: doneDisbursal.netPaise, utr: doneDisbursal.utr, onDay: '2026-12-04' },
  },
  'loan.disbursal_failed': {
    ...loanOn('2026-12-04', 2, {
      status: 'SANCTIONED',
      disbursal: { ...dueDisbursal, status: 'FAILED', onDay: '2026-12-04' },
    }),
    data: { reason: { code: 'ACCOUNT_CLOSED', text: 'The merchant’s account is closed' } },
  },
  'loan.schedule_changed': {
    ...loanOn('2026-12-09', 3, { scheduleVersion: 2 }),
    data: { scheduleVersion: 2, reason: { code: 'PART_REFUND', text: 'A part of the order was returned' } },
  },
  'loan.instalment_due': { ...loanOn('2027-01-02', 3), data: due },
  'loan.pre_debit_notice': { ...loanOn('2027-01-04', 4), data: due },
  'loan.debited': {
    ...loanOn('2027-01-05', 5, {
      instalments: paidFirst,
      outstandingPaise: firstRow?.balancePaise ?? 0,
      nextDueOn: '2027-02-05',
      nextDebitOn: '2027-02-05',
    }),
    data: {
      repaymentRef: 'SFN-RP-71120',
      instalmentNumber: 1,
      amountPaise,
      paidOn: '2027-01-05',
      by: 'MANDATE',
      utr: 'SFNEX27010500912',
    },
  },
  'loan.part_paid': {
    ...loanOn('2027-01-07', 7, {
      ...overdue,
      instalments: instalments({ status: 'PART_PAID', bounceReason, chargesPaise: 45_000, paidPaise: 500_000 }),
      outstandingPaise: figures.loanPaise + 45_000 - 500_000,
      overduePaise: amountPaise + 45_000 - 500_000,
      daysPastDue: 2,
    }),
    data: {
      repaymentRef: 'SFN-RP-71188',
      instalmentNumber: 1,
      amountPaise: 500_000,
      paidOn: '2027-01-07',
      by: 'UPI',
      utr: null,
    },
  },
  'loan.bounced': { ...loanOn('2027-01-06', 5, overdue), data: { ...due, reason: bounceReason } },
  'loan.charge_added': {
    ...loanOn('2027-01-08', 7, {
      ...overdue,
      instalments: instalments({ status: 'BOUNCED', bounceReason, chargesPaise: 47_432 }),
      outstandingPaise: figures.loanPaise + 47_432,
      overduePaise: amountPaise + 47_432,
      daysPastDue: 3,
    }),
    data: penal,
  },
  'loan.charge_waived': { ...loanOn('2027-01-08', 8, { ...overdue, daysPastDue: 3 }), data: penal },
  'loan.overdue': {
    ...loanOn('2027-01-06', 6, overdue),
    data: { sinceOn: '2027-01-06', overduePaise: amountPaise + 45_000 },
  },
  'loan.paused': {
    ...loanOn('2026-12-20', 3, { pauses: receivedDispute.pauses, nextDebitOn: null }),
    data: { pause: { what: 'DEBITS', fromOn: '2026-12-20', untilOn: null } },
  },
  'loan.resumed': { ...loanOn('2026-12-28', 4), data: { what: 'DEBITS' } },
  'loan.closed': { ...ended(6, 'CLOSED', 'CLOSED_EARLY'), data: { how: 'CLOSED_EARLY' } },
  'loan.exited': { ...ended(3, 'CANCELLED', 'EXITED'), data: { paidPaise: 3_601_381 } },
  'loan.returned': { ...ended(4, 'RETURNED', 'RETURNED'), data: {} },
  'loan.reversed': {
    ...ended(3, 'REVERSED', 'REVERSED'),
    data: { reason: { code: 'ORDER_NOT_COMPLETED', text: 'The order was not completed' } },
  },
  'loan.written_off': {
    ...loanOn('2027-08-31', 20, {
      ...overdue,
      status: 'WRITTEN_OFF',
      daysPastDue: 238,
      ended: { on: '2027-08-31', how: 'WRITTEN_OFF' },
    }),
    data: { amountPaise: figures.loanPaise + 45_000 },
  },
  'loan.settled': { ...ended(21, 'SETTLED', 'SETTLED'), data: { paidPaise: 2_000_000, waivedPaise: 1_645_000 } },
  'loan.reported': {
    ...loanOn('2026-12-31', 3, { reporting: { bureaus: ['CIBIL'], lastReportedOn: '2026-12-31', disputed: false } }),
    data: { bureaus: ['CIBIL'], onDay: '2026-12-31' },
  },
  'loan.document_ready': { ...loanOn('2026-12-04', 3), data: { document: kfsDocument } },

  'mandate.initiated': {
    ...mandate,
    snapshot: { ...askedMandate, seq: 1, method: 'UPI_AUTOPAY', status: 'INITIATED', page: null, upiIntent: null },
  },
  'mandate.active': { ...mandate, snapshot: activeMandate },
  'mandate.rejected': {
    ...mandate,
    snapshot: {
      ...askedMandate,
      seq: 2,
      method: 'UPI_AUTOPAY',
      status: 'REJECTED',
      page: null,
      upiIntent: null,
      reason: { code: 'AP15', text: 'The customer did not authorise the mandate' },
    },
  },
  'mandate.paused': { ...mandate, snapshot: { ...activeMandate, seq: 3, status: 'PAUSED' } },
  'mandate.cancel_pending': { ...mandate, snapshot: { ...activeMandate, seq: 3, status: 'CANCEL_PENDING' } },
  'mandate.revoked': {
    ...mandate,
    snapshot: {
      ...activeMandate,
      seq: 4,
      status: 'REVOKED',
      reason: { code: 'CUSTOMER', text: 'Revoked by the customer' },
    },
  },
  'mandate.expired': { ...mandate, snapshot: { ...activeMandate, seq: 3, status: 'EXPIRED' } },

  'application.step_changed': {
    ...application,
    data: { step: 'KYC' },
    snapshot: {
      ...openApplication,
      seq: 2,
      steps: openApplication.steps.map((step) => (step.step === 'KYC' ? { ...step, status: 'DONE' } : step)),
    },
  },
  'application.approved': { ...application, snapshot: approvedApplication },
  'application.rejected': {
    ...application,
    snapshot: {
      ...openApplication,
      seq: 3,
      state: 'REJECTED',
      page: null,
      reason: { code: 'POLICY', text: 'The application does not meet the lender’s policy' },
    },
  },
  'application.expired': { ...application, snapshot: { ...openApplication, seq: 3, state: 'EXPIRED', page: null } },

  'line.approved': { ...line, data: {}, snapshot: approvedLine },
  'line.activated': { ...line, data: {}, snapshot: activeLine },
  'line.limit_changed': {
    ...line,
    data: { previousLimitPaise: 10_000_000 },
    snapshot: { ...activeLine, seq: 3, limitPaise: 15_000_000, availablePaise: 11_400_000 },
  },
  'line.blocked': {
    ...line,
    data: { reason: { code: 'OVERDUE', text: 'A loan of the line is overdue' } },
    snapshot: { ...activeLine, seq: 3, state: 'BLOCKED' },
  },
  'line.closed': { ...line, data: {}, snapshot: { ...activeLine, seq: 4, state: 'CLOSED', availablePaise: 0 } },

  'refund.accepted': {
    ...refund,
    snapshot: { ...bookedRefund, seq: 1, state: 'ACCEPTED', loanPaise: 0, loan: { ...activeLoan, seq: 3 } },
  },
  'refund.booked': { ...refund, snapshot: bookedRefund },
  'refund.credited': {
    ...refund,
    snapshot: {
      ...bookedRefund,
      seq: 3,
      state: 'CREDITED',
      toShopperPaise: amountPaise,
      creditedOn: '2027-01-11',
      utr: 'SFNEX27011100077',
    },
  },
  'refund.rejected': {
    ...refund,
    snapshot: {
      ...bookedRefund,
      seq: 2,
      state: 'REJECTED',
      loanPaise: 0,
      reason: { code: 'LOAN_SETTLED', text: 'The loan was settled before' },
      loan: endedLoan(22, 'SETTLED', { on: '2027-09-30', how: 'SETTLED' }),
    },
  },

  'closure.accepted': {
    ...closure,
    snapshot: { ...doneClosure, seq: 1, state: 'ORDERED', loan: { ...activeLoan, seq: 5 } },
  },
  'closure.booked': { ...closure, snapshot: doneClosure },
  'closure.failed': {
    ...closure,
    snapshot: {
      ...doneClosure,
      state: 'FAILED',
      reason: { code: 'DEBIT_BOUNCED', text: 'Balance insufficient' },
      loan: { ...activeLoan, seq: 6 },
    },
  },

  'payment.accepted': { ...payment, snapshot: acceptedPayment },
  'payment.booked': {
    ...payment,
    snapshot: {
      ...acceptedPayment,
      seq: 2,
      state: 'DONE',
      upiIntent: null,
      utr: 'SFNEX27010800455',
      loan: { ...activeLoan, seq: 7, asOfOn: '2027-01-08', instalments: paidFirst },
    },
  },
  'payment.failed': { ...payment, snapshot: { ...acceptedPayment, seq: 2, state: 'FAILED', upiIntent: null } },

  'dispute.received': { ...dispute, data: {}, snapshot: receivedDispute },
  'dispute.message': {
    ...dispute,
    data: { number: 2 },
    snapshot: { ...answeredDispute, seq: 2, state: 'IN_REVIEW' },
  },
  'dispute.answered': { ...dispute, data: {}, snapshot: answeredDispute },
  'dispute.closed': {
    ...dispute,
    data: { outcome: 'UPHELD' },
    snapshot: { ...answeredDispute, seq: 4, state: 'CLOSED', pauses: [] },
  },
  'dispute.pauses_changed': {
    ...dispute,
    data: {},
    snapshot: {
      ...receivedDispute,
      seq: 2,
      pauses: [...receivedDispute.pauses, { what: 'REPORT', fromOn: '2026-12-23', untilOn: null }],
    },
  },

  'lender.maintenance': {
    ...lender,
    snapshot: {
      ...status,
      status: 'DEGRADED',
      maintenance: { fromMs: at('02:00:00', '2026-12-06'), untilMs: at('03:00:00', '2026-12-06') },
    },
  },
  'lender.rate_card': { ...lender, snapshot: { ...status, seq: 5, rateCardVersion: '2026-12-b' } },
  'lender.keys_changed': {
    ...lender,
    snapshot: { ...status, seq: 6, keyIds: ['saffron-sign-2026', 'saffron-sign-2027'] },
  },
};

/** A UUID for each event, by its place in the list. */
const eventId = (index: number): string => `e0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

const exampleOf = (type: string, { id, atMs, data, snapshot }: Content<LenderEventType>, index: number): Event => ({
  eventId: eventId(index),
  lenderId,
  subject: { kind: type.slice(0, type.indexOf('.')), id },
  seq: snapshot.seq,
  type,
  occurredAtMs: atMs,
  recordedAtMs: atMs + 180,
  data,
  snapshot,
});

/** One complete example of each event. */
export const eventExamples = Object.fromEntries(
  Object.entries(contents).map(([type, content], index) => [type, exampleOf(type, content, index)]),
) as Record<LenderEventType, Event>;

export const reservationSanctioned = eventExamples['reservation.sanctioned'];
