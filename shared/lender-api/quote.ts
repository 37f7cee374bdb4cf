import type * as z from 'zod/mini';
import { AtMs, Day, fieldsOf, listOf, oneOf, Paise, PositivePaise, text } from './fields';

/** Amount that the lender asks for an act on a day. It is binding until `validUntilMs`. */
export const Quote = fieldsOf({
  quoteId: text(64),
  kind: oneOf(['CLOSING', 'EXIT', 'OVERDUE', 'PART']),
  parts: listOf(
    fieldsOf({
      what: oneOf([
        'PRINCIPAL',
        'INTEREST',
        'GST_ON_INTEREST',
        'FEES',
        'PENAL_CHARGE',
        'BOUNCE_CHARGE',
        'CLOSURE_CHARGE',
        'GST_ON_CHARGES',
      ]),
      paise: Paise,
    }),
    20,
  ),
  /** Sum of the parts. */
  totalPaise: PositivePaise,
  validUntilMs: AtMs,
  onDay: Day,
});
export type Quote = z.infer<typeof Quote>;
