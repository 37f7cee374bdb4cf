import * as z from 'zod/mini';
import type { ErrorName } from '../errors';
import { registrationStatuses } from '../rules/registration';
import { CreditLineStatus } from './credit-line-activation';
import { endpoint } from './endpoint';
import type { NavigationHint } from './envelope';
import { LenderId } from './fields';
import { AivfType } from './payment-fields';

/** What a lender offers the shopper, and where that stands. For a guest nothing is known but the lender. */
const CreditScheme = z.object({
  lenderId: LenderId,
  lenderName: z.string(),
  /** Its logo file; null shows a monogram of its name. */
  lenderLogo: z.nullable(z.string()),
  /** Pictures of its activation; null, or absent from a process of an earlier release, where it has none. */
  backgroundDesktopImg: z.optional(z.nullable(z.string())),
  backgroundImg: z.optional(z.nullable(z.string())),
  benefitImg: z.optional(z.nullable(z.string())),
  /** As '98XXXXX210'; null for a guest. */
  maskedMobile: z.nullable(z.string()),
  /** What it asks besides its OTP; of a guest what it asks of most customers. */
  aivfType: AivfType,
  /** Null for a guest. */
  status: z.nullable(CreditLineStatus),
  /** What the line allows, whole rupees; null without one. */
  limit: z.nullable(z.int()),
  /** Fewest and most months of its plans. */
  tenureMonths: z.object({ from: z.int(), to: z.int() }),
  /** Lowest yearly rate, basis points. */
  rateFromBps: z.int(),
});
export type CreditScheme = z.infer<typeof CreditScheme>;

/** The lenders' offers for the session's own number: of `lenderId`, or of every lender that has a line for it. Lenders that
 *  do not answer are left out; where that is the one asked for, LENDER_UNAVAILABLE. Source: S2§7, S1§3 (Activation). */
export const creditSchemes = endpoint({
  method: 'GET',
  path: '/app/credit-scheme/all',
  summary: 'The shopper’s credit lines, and what a lender offers',
  scope: 'site',
  request: z.strictObject({ lenderId: z.optional(LenderId) }),
  response: z.object({ schemes: z.array(CreditScheme) }),
  errors: ['LENDER_UNAVAILABLE'],
});

/** Where an activation stands. `NONE`: the shopper has begun none with this lender. */
const RegistrationStatus = z.enum(registrationStatuses);

const Registration = z.object({
  lenderId: LenderId,
  /** Null for a guest, and where none was begun. */
  registrationId: z.nullable(z.string()),
  status: RegistrationStatus,
  /** Name of the error that ended it; null unless it FAILED. */
  failure: z.nullable(z.string()),
  /** What the lender has for the shopper; null for a guest. */
  creditLineStatus: z.nullable(CreditLineStatus),
  /** The line came of an application: its customer was new to the bank. */
  isNewUser: z.boolean(),
  limit: z.nullable(z.int()),
  /** Where the shopper wants to buy with it; null where nobody has said so. */
  merchant: z.nullable(z.object({ merchantKey: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  /** His newest order at that shop that can still be paid; null without one. */
  order: z.nullable(z.object({ orderId: z.string(), amountRupees: z.int() })),
  /** Whether the shopper may leave the shop for later: nothing waits for this line. */
  shopLater: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

/** To the number of a guest, to the second factor of an approved line, or on where the line can be used. */
const nav = ({ creditLineStatus, status }: Registration): NavigationHint | null => {
  switch (creditLineStatus) {
    case null:
      return { source: 'activation', next: 'VERIFY_MOBILE' };
    case 'APPROVED':
      return status === 'FAILED' ? null : { source: 'activation', next: 'VERIFY_AIVF' };
    case 'ACTIVE':
      return { source: 'activation', next: 'BIC' };
    case 'NONE':
      return null;
    default:
      return creditLineStatus satisfies never;
  }
};

const failures = [
  'ACTIVATION_USER_NOT_PA',
  'ACTIVATION_BLOCKED_CREDIT_LINE',
  'LENDER_UNAVAILABLE',
] as const satisfies readonly ErrorName[];

/** Begins to activate the line of a lender, and says what comes next: VERIFY_MOBILE for a guest, VERIFY_AIVF for an approved
 *  line, BIC for one that is in use. One that failed before begins anew. `merchantId`: key of the shop that waits for it.
 *  Source: S1§3 (Activation), S1§4, S2§7. */
export const initiateRegistration = endpoint({
  method: 'POST',
  path: '/app/registration/initiate',
  summary: 'Begin to activate a lender’s line',
  scope: 'site',
  request: z.strictObject({
    lenderId: LenderId,
    merchantId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: Registration,
  nav,
  errors: failures,
});

/** How the activation of a line has ended, by what its lender says now: CONFIRMED, FAILED with the error, or still STARTED.
 *  401 for a guest. Repeating it is harmless. Source: S1§4 (ACT-014), S2§7. */
export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/app/registration/confirm',
  summary: 'How an activation has ended',
  scope: 'site',
  request: z.strictObject({ lenderId: LenderId }),
  response: Registration,
  errors: failures,
});
