import type * as z from 'zod/mini';
import {
  AtMs,
  Count,
  Day,
  fieldsOf,
  LenderId,
  listOf,
  MaskedAccount,
  Months,
  oneOf,
  orNull,
  Paise,
  Seq,
  text,
  Utr,
  Uuid,
  Yes,
} from './fields';
import { Figures } from './figures';
import { type StateTable, statesOf } from './state-table';

export const loanStates = {
  SANCTIONED: ['ACTIVE', 'REVERSED', 'RETURNED', 'CANCELLED'],
  ACTIVE: ['OVERDUE', 'CLOSED', 'CANCELLED', 'RETURNED', 'REVERSED'],
  OVERDUE: ['ACTIVE', 'CLOSED', 'RETURNED', 'SETTLED', 'WRITTEN_OFF'],
  WRITTEN_OFF: ['SETTLED', 'CLOSED'],
  CLOSED: [],
  CANCELLED: [],
  RETURNED: [],
  REVERSED: [],
  SETTLED: [],
} as const satisfies StateTable<
  'SANCTIONED' | 'ACTIVE' | 'OVERDUE' | 'CLOSED' | 'CANCELLED' | 'RETURNED' | 'REVERSED' | 'SETTLED' | 'WRITTEN_OFF'
>;

/** Payment of the merchant. `netPaise` = gross − merchant fee − its tax − subvention. */
export const Disbursal = fieldsOf({
  status: oneOf(['DUE', 'DONE', 'FAILED']),
  /** Day of the payment; planned while DUE. */
  onDay: Day,
  grossPaise: Paise,
  mdrPaise: Paise,
  mdrGstPaise: Paise,
  subventionPaise: Paise,
  netPaise: Paise,
  /** Null unless DONE. */
  utr: orNull(Utr),
});

export const Instalment = fieldsOf({
  number: Months,
  dueOn: Day,
  principalPaise: Paise,
  interestPaise: Paise,
  gstPaise: Paise,
  feesPaise: Paise,
  /** Principal + interest + tax + fees, without charges. */
  paymentPaise: Paise,
  /** Penal and bounce charges, with tax. */
  chargesPaise: Paise,
  paidPaise: Paise,
  status: oneOf(['DUE', 'PAID', 'PART_PAID', 'BOUNCED', 'WAIVED']),
  paidOn: orNull(Day),
  bounceReason: orNull(fieldsOf({ code: text(20), text: text(200) })),
});

export const Pause = fieldsOf({
  what: oneOf(['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT']),
  fromOn: Day,
  untilOn: orNull(Day),
});

/** Snapshot of a loan, whole: a newer `seq` replaces an older one. */
export const Loan = fieldsOf({
  loanId: Uuid,
  /** The lender's loan account number; null before it has one. */
  lan: orNull(text(40)),
  lenderId: LenderId,
  seq: Seq,
  status: oneOf(statesOf(loanStates)),
  /** Business day that the amounts are of. */
  asOfOn: Day,
  disbursal: Disbursal,
  scheduleVersion: Count,
  figures: Figures,
  instalments: listOf(Instalment, 120),
  outstandingPaise: Paise,
  overduePaise: Paise,
  daysPastDue: Count,
  nextDueOn: orNull(Day),
  nextDebitOn: orNull(Day),
  coolingOffEndsAtMs: orNull(AtMs),
  mandateId: orNull(Uuid),
  /** Account that is debited; null without one, or if the lender does not say. */
  account: orNull(MaskedAccount),
  pauses: listOf(Pause, 20),
  reporting: fieldsOf({
    bureaus: listOf(oneOf(['CIBIL', 'EXPERIAN', 'EQUIFAX', 'CRIF_HIGH_MARK']), 4),
    lastReportedOn: orNull(Day),
    disputed: Yes,
  }),
  ended: orNull(
    fieldsOf({
      on: Day,
      how: oneOf(['PAID', 'CLOSED_EARLY', 'EXITED', 'RETURNED', 'REVERSED', 'SETTLED', 'WRITTEN_OFF']),
    }),
  ),
});
export type Loan = z.infer<typeof Loan>;
