import * as z from 'zod/mini';
import type { ErrorName } from '../errors';
import { registrationStatuses } from '../rules/registration';
import { CreditLineStatus } from './credit-line-activation';
import { endpoint } from './endpoint';
import type { NavigationHint } from './envelope';
import { LenderId } from './fields';
import { AivfType } from './payment-fields';

/** A lender's offer to the shopper, with its state. A guest sees only the lender's data. */
const CreditScheme = z.object({
  lenderId: LenderId,
  lenderName: z.string(),
  /** Its logo file; null shows a monogram of its name. */
  lenderLogo: z.nullable(z.string()),
  /** Pictures of its activation; null if it has none, absent from a process of an earlier release. */
  backgroundDesktopImg: z.optional(z.nullable(z.string())),
  backgroundImg: z.optional(z.nullable(z.string())),
  benefitImg: z.optional(z.nullable(z.string())),
  /** Like '98XXXXX210'; null for a guest. */
  maskedMobile: z.nullable(z.string()),
  /** Its requirement in addition to the OTP; for a guest the usual one. */
  aivfType: AivfType,
  /** Null for a guest. */
  status: z.nullable(CreditLineStatus),
  limit: z.nullable(z.int()),
  tenureMonths: z.object({ from: z.int(), to: z.int() }),
  /** Lowest yearly rate, basis points. */
  rateFromBps: z.int(),
});
export type CreditScheme = z.infer<typeof CreditScheme>;

/** The lenders' offers for the session's number: of `lenderId`, or of every lender with a line for it. Lenders that do
 *  not answer are left out; for the requested one it is LENDER_UNAVAILABLE. Source: S2§7, S1§3 (Activation). */
export const creditSchemes = endpoint({
  method: 'GET',
  path: '/app/credit-scheme/all',
  summary: 'The shopper’s credit lines, and what a lender offers',
  scope: 'site',
  request: z.strictObject({ lenderId: z.optional(LenderId) }),
  response: z.object({ schemes: z.array(CreditScheme) }),
  errors: ['LENDER_UNAVAILABLE'],
});

/** Status of an activation. `NONE`: never started with this lender. */
const RegistrationStatus = z.enum(registrationStatuses);

const Registration = z.object({
  lenderId: LenderId,
  /** Null for a guest, and if none was started. */
  registrationId: z.nullable(z.string()),
  status: RegistrationStatus,
  /** Name of the error that ended it; null unless it FAILED. */
  failure: z.nullable(z.string()),
  /** The lender's line for the shopper; null for a guest. */
  creditLineStatus: z.nullable(CreditLineStatus),
  /** True if the line results from an application of a customer new to the bank. */
  isNewUser: z.boolean(),
  limit: z.nullable(z.int()),
  /** Shop of the intended purchase; null if unknown. */
  merchant: z.nullable(z.object({ merchantKey: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  /** The shopper's newest unpaid order at that shop; null if there is none. */
  order: z.nullable(z.object({ orderId: z.string(), amountRupees: z.int() })),
  /** True if the shopper may continue later: nothing waits for this line. */
  shopLater: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

/** Next page: the number for a guest, the second factor of an approved line, or the use of an active one. */
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

/**
 * Starts the activation of a lender's line, and returns the next step: VERIFY_MOBILE for a guest, VERIFY_AIVF for an
 * approved line, BIC for one in use. A failed one starts again. `merchantId`: key of the shop that waits for it.
 * Source: S1§3 (Activation), S1§4, S2§7.
 */
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

/** Result of a line's activation, from the lender's current answer: CONFIRMED, FAILED with the error, or still STARTED.
 *  401 for a guest. Idempotent. Source: S1§4 (ACT-014), S2§7. */
export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/app/registration/confirm',
  summary: 'How an activation has ended',
  scope: 'site',
  request: z.strictObject({ lenderId: LenderId }),
  response: Registration,
  errors: failures,
});
