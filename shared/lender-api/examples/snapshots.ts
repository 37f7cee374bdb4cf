import type { Application } from '../application';
import type { Dispute } from '../dispute';
import type { LoanDocument } from '../document';
import type { Eligibility } from '../eligibility';
import type { Line } from '../line';
import type { Loan } from '../loan';
import type { Mandate } from '../mandate';
import type { Closure, Payment, Refund } from '../money-acts';
import type { Quote } from '../quote';
import type { Reservation } from '../reservation';
import { figures, needs, offers } from './figures';
import { at, digests, documentId, ids, lenderId, lineRef, page, upiMandate, upiPay } from './values';

const firstDue = figures.schedule[0];
const firstPaymentPaise = firstDue?.paymentPaise ?? 0;

type Instalment = Loan['instalments'][number];
/** Instalments of the example loan; the first one with changes. */
export const instalments = (first: Partial<Instalment> = {}): Instalment[] =>
  figures.schedule.map(({ balancePaise: _left, ...row }) => ({
    ...row,
    chargesPaise: 0,
    paidPaise: 0,
    status: 'DUE' as const,
    paidOn: null,
    bounceReason: null,
    ...(row.number === 1 ? first : {}),
  }));
export const paidFirst = instalments({ status: 'PAID', paidPaise: firstPaymentPaise, paidOn: '2027-01-05' });

const grossPaise = figures.loanPaise;
export const dueDisbursal = {
  status: 'DUE',
  onDay: '2026-12-04',
  grossPaise,
  mdrPaise: 54_000,
  mdrGstPaise: 9720,
  subventionPaise: 0,
  netPaise: grossPaise - 54_000 - 9720,
  utr: null,
} as const;
export const doneDisbursal = { ...dueDisbursal, status: 'DONE', utr: 'SFNEX26120400317' } as const;

/** The loan on its second day, once the merchant is paid. */
export const activeLoan: Loan = {
  loanId: ids.loan,
  lan: 'SFN-LN-88120',
  lenderId,
  seq: 2,
  status: 'ACTIVE',
  asOfOn: '2026-12-04',
  disbursal: doneDisbursal,
  scheduleVersion: 1,
  figures,
  instalments: instalments(),
  outstandingPaise: figures.loanPaise,
  overduePaise: 0,
  daysPastDue: 0,
  nextDueOn: '2027-01-05',
  nextDebitOn: '2027-01-05',
  coolingOffEndsAtMs: at('00:00:00', '2026-12-07'),
  mandateId: ids.mandate,
  account: 'XX4471',
  pauses: [],
  reporting: { bureaus: ['CIBIL'], lastReportedOn: null, disputed: false },
  ended: null,
};
export const sanctionedLoan: Loan = {
  ...activeLoan,
  seq: 1,
  status: 'SANCTIONED',
  asOfOn: '2026-12-03',
  disbursal: dueDisbursal,
  mandateId: null,
  account: null,
  nextDebitOn: null,
};
/** A loan that owes nothing any more. */
export const endedLoan = (
  seq: number,
  status: 'CLOSED' | 'CANCELLED' | 'RETURNED' | 'REVERSED' | 'SETTLED',
  ended: NonNullable<Loan['ended']>,
): Loan => ({
  ...activeLoan,
  seq,
  status,
  asOfOn: ended.on,
  instalments: instalments().map((row) =>
    status === 'CLOSED'
      ? { ...row, status: 'PAID', paidPaise: row.paymentPaise, paidOn: ended.on }
      : { ...row, status: 'WAIVED' },
  ),
  outstandingPaise: 0,
  nextDueOn: null,
  nextDebitOn: null,
  ended,
});

export const reserved: Reservation = {
  reservationId: ids.loan,
  lenderId,
  state: 'RESERVED',
  seq: 1,
  lenderRef: 'SFN-RS-55017',
  figures,
  needs,
  page: null,
  confirmsSeen: 0,
  decideByMs: null,
  expiresAtMs: at('10:30:00'),
  declinedBy: null,
  reason: null,
  loan: null,
  evidence: null,
};
export const sanctioned: Reservation = {
  ...reserved,
  state: 'SANCTIONED',
  seq: 2,
  confirmsSeen: 1,
  loan: sanctionedLoan,
};
export const cancelled: Reservation = { ...reserved, state: 'CANCELLED', seq: 2 };

export const activeMandate: Mandate = {
  mandateId: ids.mandate,
  seq: 2,
  method: 'UPI_AUTOPAY',
  status: 'ACTIVE',
  maxPaise: 1_300_000,
  fromOn: '2026-12-03',
  untilOn: '2027-06-05',
  umrnLast4: '9042',
  bank: 'Peepal Bank (Example)',
  account: 'XX4471',
  reason: null,
  page: null,
  upiIntent: null,
};
export const askedMandate: Mandate = {
  ...activeMandate,
  seq: 0,
  method: null,
  status: 'ASKED',
  umrnLast4: null,
  bank: null,
  account: null,
  page: { ...page, url: 'https://emi.saffron-bank.example/mandate/Qm9vay1vZi1leGFtcGxlcw' },
  upiIntent: upiMandate,
};

export const activeLine: Line = {
  lenderId,
  lineRef,
  seq: 2,
  state: 'ACTIVE',
  limitPaise: 10_000_000,
  availablePaise: 6_400_000,
  secondFactor: 'PIN',
  isSecondFactorPassed: true,
  isNewCustomer: false,
};
export const approvedLine: Line = {
  ...activeLine,
  seq: 1,
  state: 'APPROVED',
  availablePaise: 10_000_000,
  isSecondFactorPassed: false,
  isNewCustomer: true,
};

export const openApplication: Application = {
  applicationId: ids.application,
  lenderId,
  seq: 1,
  state: 'OPEN',
  steps: [
    { step: 'BUREAU', status: 'DONE' },
    { step: 'KYC', status: 'TO_DO' },
    { step: 'BANK_ACCOUNT', status: 'TO_DO' },
    { step: 'ESIGN', status: 'TO_DO' },
    { step: 'MANDATE', status: 'NOT_NEEDED' },
  ],
  page: { ...page, url: 'https://emi.saffron-bank.example/apply/Qm9vay1vZi1leGFtcGxlcw', expiresAtMs: at('18:00:00') },
  decideByMs: null,
  reason: null,
  line: null,
};
export const approvedApplication: Application = {
  ...openApplication,
  seq: 3,
  state: 'APPROVED',
  steps: openApplication.steps.map((step) => (step.status === 'TO_DO' ? { ...step, status: 'DONE' } : step)),
  page: null,
  line: approvedLine,
};

export const eligibility: Eligibility = {
  enquiryId: ids.enquiry,
  seq: 1,
  lenders: [
    {
      lenderId,
      standing: 'PRE_APPROVED',
      limitPaise: 10_000_000,
      availablePaise: 10_000_000,
      offers,
      reason: null,
      refusedHere: null,
    },
    {
      lenderId: '2402',
      standing: 'NOT_MATCHED',
      limitPaise: null,
      availablePaise: null,
      offers: [],
      reason: 'NOT_A_CUSTOMER',
      refusedHere: null,
    },
  ],
};

export const quote: Quote = {
  quoteId: 'SFN-QT-31007',
  kind: 'CLOSING',
  parts: [
    { what: 'PRINCIPAL', paise: 2_412_905 },
    { what: 'INTEREST', paise: 12_031 },
    { what: 'CLOSURE_CHARGE', paise: 72_387 },
    { what: 'GST_ON_CHARGES', paise: 13_030 },
  ],
  totalPaise: 2_510_353,
  validUntilMs: at('23:59:59', '2027-01-18'),
  onDay: '2027-01-18',
};

export const doneClosure: Closure = {
  closureId: ids.closure,
  loanId: ids.loan,
  seq: 2,
  state: 'DONE',
  totalPaise: quote.totalPaise,
  upiIntent: null,
  page: null,
  reason: null,
  loan: endedLoan(6, 'CLOSED', { on: '2027-01-18', how: 'CLOSED_EARLY' }),
};
export const acceptedPayment: Payment = {
  paymentId: ids.payment,
  loanId: ids.loan,
  seq: 1,
  state: 'PAYING',
  totalPaise: firstPaymentPaise,
  upiIntent: upiPay,
  payee: 'Saffron Bank (Example)',
  page: null,
  expiresAtMs: at('10:45:00', '2027-01-08'),
  utr: null,
  loan: {
    ...activeLoan,
    seq: 6,
    status: 'OVERDUE',
    asOfOn: '2027-01-08',
    instalments: instalments({ status: 'BOUNCED', bounceReason: { code: '01', text: 'Balance insufficient' } }),
    overduePaise: firstPaymentPaise,
    daysPastDue: 3,
  },
};
export const bookedRefund: Refund = {
  refundId: ids.refund,
  loanId: ids.loan,
  seq: 2,
  state: 'BOOKED',
  loanPaise: figures.loanPaise,
  subventionReversedPaise: 0,
  toShopperPaise: 0,
  creditedOn: null,
  utr: null,
  reason: null,
  loan: endedLoan(4, 'RETURNED', { on: '2026-12-09', how: 'RETURNED' }),
};

export const kfsDocument: LoanDocument = {
  documentId,
  kind: 'KFS',
  language: 'en-IN',
  sha256: digests.document,
  signed: true,
  createdAtMs: at('10:06:00'),
};

export const receivedDispute: Dispute = {
  disputeId: ids.dispute,
  seq: 1,
  state: 'RECEIVED',
  lenderTicket: 'SFN-CR-2026-00871',
  pauses: [{ what: 'DEBITS', fromOn: '2026-12-20', untilOn: null }],
  answerDueAtMs: at('18:00:00', '2027-01-19'),
  messages: [
    {
      number: 1,
      from: 'CUSTOMER',
      text: 'The camera kit has not arrived, and the merchant does not answer.',
      files: [{ name: 'order.png', sha256: digests.photo, sizeBytes: 182_044 }],
      atMs: at('11:20:00', '2026-12-20'),
    },
  ],
};
