import * as z from 'zod/mini';
import { documentKinds } from './document';
import { Day, fieldsOf, listOf, oneOf, Yes } from './fields';
import { mandateMethods } from './mandate';

/** What a lender can do. A call or a screen that needs a missing capability is never made or shown. */
export const Capabilities = fieldsOf({
  /** Minor versions that the lender understands, newest first. */
  versions: listOf(Day, 20),
  kinds: listOf(oneOf(['NATIVE', 'REDIRECT', 'LIGHT_TOUCH']), 3),
  identify: oneOf(['SEALED', 'HMAC']),
  offers: oneOf(['LIVE', 'RATE_CARD']),
  kfsBy: listOf(oneOf(['KADAM', 'LENDER']), 2),
  applications: Yes,
  lines: Yes,
  pins: Yes,
  mandates: listOf(oneOf(mandateMethods), mandateMethods.length),
  mandateActs: listOf(oneOf(['PAUSE', 'RESUME', 'REVOKE']), 3),
  disburseOn: listOf(oneOf(['SANCTION', 'DELIVERY']), 2),
  partialRefund: Yes,
  refundAfterClose: Yes,
  exit: Yes,
  payNow: Yes,
  part: Yes,
  documents: listOf(oneOf(documentKinds), documentKinds.length),
  disputes: Yes,
  pushesEvents: Yes,
  /** Time in India from which the file of the day before is ready. */
  reconciliationReadyAt: z
    .string('must be text')
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time in India, HH:MM')),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** Capabilities on which calls depend, with their condition. */
const conditions = {
  kfsBy: ({ kfsBy }) => kfsBy.includes('LENDER'),
  applications: ({ applications }) => applications,
  lines: ({ lines }) => lines,
  pins: ({ pins }) => pins,
  mandates: ({ mandates }) => mandates.length > 0,
  mandateActs: ({ mandateActs }) => mandateActs.length > 0,
  disburseOn: ({ disburseOn }) => disburseOn.includes('DELIVERY'),
  payNow: ({ payNow }) => payNow,
  documents: ({ documents }) => documents.length > 0,
  disputes: ({ disputes }) => disputes,
} as const satisfies Readonly<Partial<Record<keyof Capabilities, (capabilities: Capabilities) => boolean>>>;
export type Capability = keyof typeof conditions;

export const hasCapability = (capabilities: Capabilities, name: Capability): boolean => conditions[name](capabilities);
