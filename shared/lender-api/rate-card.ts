import type * as z from 'zod/mini';
import {
  AtMs,
  Bps,
  fieldsOf,
  LenderId,
  listOf,
  Months,
  oneOf,
  orNull,
  PositivePaise,
  text,
  whole,
  Yes,
} from './fields';
import { Charges, Fee } from './figures';

/** Prices before the customer is known. Figures of an offer are binding, those worked out of a rate card are not. */
export const RateCard = fieldsOf({
  lenderId: LenderId,
  version: text(40),
  validFromMs: AtMs,
  /** Null: until a newer version. */
  validUntilMs: orNull(AtMs),
  minLoanPaise: PositivePaise,
  maxLoanPaise: PositivePaise,
  rates: listOf(fieldsOf({ tenureMonths: Months, annualRateBps: Bps, rateType: oneOf(['FIXED', 'FLOATING']) }), 60),
  noCostTenuresMonths: listOf(Months, 60),
  fees: listOf(Fee, 10),
  charges: Charges,
  isGstOnInterest: Yes,
  coolingOffDays: whole(1, 60),
});
export type RateCard = z.infer<typeof RateCard>;
