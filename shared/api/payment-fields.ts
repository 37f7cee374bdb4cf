import * as z from 'zod/mini';
import { deviceTypes, paymentChannels, paymentStatuses, paymentSteps } from '../rules/payment-flow';
import { CatalogueId, EpochMs, LenderId, Paise } from './fields';
import { EmiPlan, SalesLender } from './sales';

/** Id of a transaction in server URLs and messages; grants no access. */
export const TxnUuid = z.uuid();
/** Secret of one transaction for the merchant's page: 256 random bits, base64url. */
export const CheckoutToken = z.string().check(z.regex(/^[\w-]{43}$/, 'must be a checkout token'));
/** Reference of a transaction in a payment link: 128 random bits, base64url. */
export const PaymentReference = z.string().check(z.regex(/^[\w-]{22}$/, 'must be a payment reference'));
/** A shop's order id. */
export const OrderId = z.string().check(z.regex(/^[\w.:/#-]{1,64}$/, 'must be 1 to 64 letters, digits or . : / # - _'));
/** Like `emiPlanId` of a plan: '401-6'. */
export const EmiPlanId = z.string().check(z.regex(/^\d{1,5}-\d{1,2}$/, 'must be a plan id'));
/** 'YYYY-MM-DD', a day in India. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day as YYYY-MM-DD'));

export const Step = z.enum(paymentSteps);
export const Status = z.enum(paymentStatuses);
export const Channel = z.enum(paymentChannels);
export const DeviceType = z.enum(deviceTypes);
/** A lender's requirement in addition to the OTP. Source: S1§3, S2§3. */
export const AivfType = z.enum(['NONE', 'PIN', 'DOB', 'PAN']);

/**
 * Ownership of a payment for a session. `OPEN`: no session has verified a number yet. `OWN`: this one has.
 * `ELSEWHERE`: another one has, and this one only shows it. `TAKEN_OVER`: another session has taken it over from this
 * one with an OTP to the same number.
 */
export const Ownership = z.enum(['OPEN', 'OWN', 'ELSEWHERE', 'TAKEN_OVER']);
export type Ownership = z.infer<typeof Ownership>;

/** Number or name of the last failure; null if there is none. */
export const ErrorCode = z.nullable(z.union([z.int(), z.string()]));
/** Errors of every call for an ended payment, or in a step where the call is not allowed. */
export const paymentOver = ['PAYMENT_INVALID_TRANSACTION', 'PAYMENT_ORDER_EXPIRED'] as const;
/** Further errors of calls that only the payment's owner may make. */
export const ownersAlone = ['PAYMENT_MOBILE_NOT_VERIFIED', 'PAYMENT_ELSEWHERE'] as const;

/** A line of a payment's history: a step was entered (INITIATED), finished, failed or cancelled. Oldest first. */
export const TimelineEntry = z.object({ step: Step, status: Status, atMs: EpochMs });

/** An order line. `amountPaise` is the price of all `quantity` pieces together. */
export const OrderItem = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  quantity: z.int().check(z.gte(1), z.lte(999)),
  amountPaise: Paise,
  /** Id in the catalogue, at the merchant's shop. */
  productId: z.optional(CatalogueId),
});

/** A lender in the checkout: the sales app's fields and its requirements. */
export const PaymentLender = z.extend(SalesLender, {
  aivfType: AivfType,
  kfsEnabled: z.boolean(),
  /** The customer confirms on the lender's own page. */
  isLenderHosted: z.boolean(),
});
export type PaymentLender = z.infer<typeof PaymentLender>;

/** A lender that accepts an application, in the checkout. */
export const ApplicationLender = z.extend(SalesLender, {
  /** The customer finishes the application on the lender's own page. */
  isApplicationHosted: z.boolean(),
});
export type ApplicationLender = z.infer<typeof ApplicationLender>;

/** State of a payment after a call: `step` alone decides the screen. */
export const progressFields = {
  status: Status,
  step: Step,
  aivfType: AivfType,
  kfsEnabled: z.boolean(),
  /** The lender's own page for the step LENDER_OTP; null if the OTP is typed here. */
  lenderRedirectUrl: z.nullable(z.url()),
  /** Remaining attempts for the second factor or OTP of this step; null at other steps. */
  attemptsRemaining: z.nullable(z.int()),
  /** When the next OTP may be requested; null if none was sent or none is left. */
  resendAtMs: z.nullable(EpochMs),
  serverNowMs: EpochMs,
} as const;
export const Progress = z.object(progressFields);
export type Progress = z.infer<typeof Progress>;

/** Parts of a price, whole rupees: the financed part, and the shop's part, 0 if everything is financed. Absent from a
 *  process of an earlier release. */
export const priceParts = {
  financedAmount: z.optional(z.int()),
  amountDueAtMerchant: z.optional(z.int()),
} as const;

/** The purchase, its repayment, and the proof of it. */
export const Completion = z.object({
  txnUuid: TxnUuid,
  /** Public number: 'KD7Q2X84LM'. */
  txnId: z.string(),
  orderId: OrderId,
  /** Price of the order, whole rupees; the plan is for its `financedAmount`. */
  amount: z.int(),
  ...priceParts,
  lenderId: LenderId,
  lenderName: z.string(),
  emiPlan: EmiPlan,
  firstEmiOn: Day,
  lastEmiOn: Day,
  /** The account that the lender may debit, like 'XX4471'; null if unknown, and before the customer has set up a
   *  required mandate. */
  repaymentAccount: z.nullable(z.string()),
  completedAtMs: EpochMs,
  returnUrl: z.url(),
  /** Page of the agreed statement: open for 10 minutes, afterwards by an OTP to the loan's number while it is stored.
   *  Null if the lender has none. */
  statementUrl: z.nullable(z.url()),
});
export type Completion = z.infer<typeof Completion>;
