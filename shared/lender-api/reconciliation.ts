import * as z from 'zod/mini';
import { AtMs, Count, Day, fieldsOf, LenderId, oneOf, orNull, Seq, text, Utr } from './fields';

export const reconciliationSections = ['reservation', 'loan', 'disbursal', 'refund', 'closure', 'mandate'] as const;

/** Sums of amounts, by name. Not limited as one amount is. */
const Amounts = z.record(
  z.string('must be text').check(z.regex(/^[a-z][A-Za-z]{0,38}Paise$/, 'must be a name that ends in Paise')),
  z.int('must be a whole number').check(z.gte(0, 'must be 0 or more')),
  'must be an object',
);

/** A subject that changed on the day, as it stood at the day's end. */
export const ReconciliationLine = fieldsOf({
  section: oneOf(reconciliationSections),
  /** Name that Kadam gave; of a disbursal, the loan. */
  id: text(64),
  lenderRef: text(64),
  state: text(20),
  seq: Seq,
  amounts: Amounts,
  utr: orNull(Utr),
  atMs: AtMs,
});

/** Last line of the file: lines before it, and the sum of each amount by section. */
export const ReconciliationEnd = fieldsOf({
  section: z.literal('end', 'must be end'),
  lenderId: LenderId,
  day: Day,
  count: Count,
  sums: fieldsOf({
    reservation: Amounts,
    loan: Amounts,
    disbursal: Amounts,
    refund: Amounts,
    closure: Amounts,
    mandate: Amounts,
  }),
});

/** A line of the file. */
export const ReconciliationRow = z.discriminatedUnion('section', [ReconciliationLine, ReconciliationEnd]);
export type ReconciliationRow = z.infer<typeof ReconciliationRow>;
