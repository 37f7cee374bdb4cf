import * as z from 'zod/mini';
import { deviceTypes, paymentChannels, paymentStatuses, paymentSteps } from '../rules/payment-flow';
import { CatalogueId, EpochMs, LenderId, Paise } from './fields';
import { EmiPlan, SalesLender } from './sales';

/** Name of a transaction in URLs of servers and in messages; opens nothing by itself. */
export const TxnUuid = z.uuid();
/** Secret of one transaction, handed to the merchant's page: 256 random bits, base64url. */
export const CheckoutToken = z.string().check(z.regex(/^[\w-]{43}$/, 'must be a checkout token'));
/** Name of a transaction inside a payment link: 128 random bits, base64url. */
export const PaymentReference = z.string().check(z.regex(/^[\w-]{22}$/, 'must be a payment reference'));
/** A shop's own number of an order. */
export const OrderId = z.string().check(z.regex(/^[\w.:/#-]{1,64}$/, 'must be 1 to 64 letters, digits or . : / # - _'));
/** As `emiPlanId` of a plan: '401-6'. */
export const EmiPlanId = z.string().check(z.regex(/^\d{1,5}-\d{1,2}$/, 'must be a plan id'));
/** 'YYYY-MM-DD', a day in India. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day as YYYY-MM-DD'));

export const Step = z.enum(paymentSteps);
export const Status = z.enum(paymentStatuses);
export const Channel = z.enum(paymentChannels);
export const DeviceType = z.enum(deviceTypes);
/** What a lender asks of the customer besides the OTP. Source: S1§3, S2§3. */
export const AivfType = z.enum(['NONE', 'PIN', 'DOB', 'PAN']);

/** Whose a payment is, as a session sees it. `OPEN`: no session has verified a number yet. `OWN`: this one has.
 *  `ELSEWHERE`: another one has, and this one only shows it. `TAKEN_OVER`: this one had, and another has taken it over
 *  with an OTP to the same number. */
export const Ownership = z.enum(['OPEN', 'OWN', 'ELSEWHERE', 'TAKEN_OVER']);
export type Ownership = z.infer<typeof Ownership>;

/** Number or name of the last failure; null without one. */
export const ErrorCode = z.nullable(z.union([z.int(), z.string()]));
/** What every call is answered whose payment is over, or does not stand where the call belongs. */
export const paymentOver = ['PAYMENT_INVALID_TRANSACTION', 'PAYMENT_ORDER_EXPIRED'] as const;
/** What a call is answered besides by which only the payment's owner goes on. */
export const ownersAlone = ['PAYMENT_MOBILE_NOT_VERIFIED', 'PAYMENT_ELSEWHERE'] as const;

/** One line of a payment's history: a step was entered (INITIATED), finished, failed or cancelled. Oldest first. */
export const TimelineEntry = z.object({ step: Step, status: Status, atMs: EpochMs });

/** Something bought. `amountPaise` is the price of all `quantity` pieces together. */
export const OrderItem = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  quantity: z.int().check(z.gte(1), z.lte(999)),
  amountPaise: Paise,
  /** What it is in the catalogue, at the merchant's shop there. */
  productId: z.optional(CatalogueId),
});

/** A lender as the checkout shows it: the sales app's fields and what it will ask for. */
export const PaymentLender = z.extend(SalesLender, {
  aivfType: AivfType,
  kfsEnabled: z.boolean(),
  /** The customer confirms on the lender's own page. */
  isLenderHosted: z.boolean(),
});
export type PaymentLender = z.infer<typeof PaymentLender>;

/** A lender that takes an application, as the checkout shows it. */
export const ApplicationLender = z.extend(SalesLender, {
  /** The customer finishes the application on the lender's own page. */
  isApplicationHosted: z.boolean(),
});
export type ApplicationLender = z.infer<typeof ApplicationLender>;

/** Where a payment stands after a call: the screen shows `step`, and nothing else decides it. */
export const progressFields = {
  status: Status,
  step: Step,
  aivfType: AivfType,
  kfsEnabled: z.boolean(),
  /** The lender's own page, to go to when `step` is LENDER_OTP; null where the OTP is typed with us. */
  lenderRedirectUrl: z.nullable(z.url()),
  /** Answers to the second factor, or OTPs, that may still be wrong at this step; null at other steps. */
  attemptsRemaining: z.nullable(z.int()),
  /** When the next OTP may be asked for; null where none was sent or no more will be. */
  resendAtMs: z.nullable(EpochMs),
  serverNowMs: EpochMs,
} as const;
export const Progress = z.object(progressFields);
export type Progress = z.infer<typeof Progress>;

/** How a price is split, whole rupees: what the lender lends of it, and what the shop takes itself, 0 where all is lent.
 *  Absent from a process of an earlier release. */
export const priceParts = {
  financedAmount: z.optional(z.int()),
  amountDueAtMerchant: z.optional(z.int()),
} as const;

/** What was bought, how it is paid back, and the proof of it. */
export const Completion = z.object({
  txnUuid: TxnUuid,
  /** For people: 'KD7Q2X84LM'. */
  txnId: z.string(),
  orderId: OrderId,
  /** The order's price, whole rupees; the plan is for `financedAmount` of it. */
  amount: z.int(),
  ...priceParts,
  lenderId: LenderId,
  lenderName: z.string(),
  emiPlan: EmiPlan,
  firstEmiOn: Day,
  lastEmiOn: Day,
  /** The account that the lender may debit, as 'XX4471'; null where it does not say, and before the customer has set
   *  up the mandate that it needs. */
  repaymentAccount: z.nullable(z.string()),
  completedAtMs: EpochMs,
  returnUrl: z.url(),
  /** The statement that was agreed to, as a page: opened for 10 minutes, then by an OTP to the number of the loan, for as
   *  long as it is kept. Null where the lender has none. */
  statementUrl: z.nullable(z.url()),
});
export type Completion = z.infer<typeof Completion>;
