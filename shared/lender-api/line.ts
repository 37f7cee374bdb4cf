import type * as z from 'zod/mini';
import { fieldsOf, LenderId, oneOf, orNull, Paise, Seq, text, Yes } from './fields';

/** Credit line of a customer at one lender. */
export const Line = fieldsOf({
  lenderId: LenderId,
  /** Null with state NONE. */
  lineRef: orNull(text(64)),
  seq: Seq,
  state: oneOf(['NONE', 'APPROVED', 'ACTIVE', 'BLOCKED', 'CLOSED']),
  limitPaise: Paise,
  availablePaise: Paise,
  secondFactor: oneOf(['NONE', 'PIN', 'DOB', 'PAN']),
  isSecondFactorPassed: Yes,
  /** True if the line results from an application of a customer who was new to the lender. */
  isNewCustomer: Yes,
});
export type Line = z.infer<typeof Line>;
