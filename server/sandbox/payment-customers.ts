import type { ErrorName } from '../../shared/errors';
import { paymentErrors } from '../../shared/errors/payment';
import { keysOf } from '../../shared/keys-of';
import { type PaymentBehaviour, usualBehaviour } from '../lenders/payment-behaviour';
import { testNumberOf, testNumberOfName } from './test-number';

type PaymentPlace = 'sendOtp' | 'reserve' | 'secondFactor' | 'confirm';
/** Steps of a payment at which each number fails. */
const steps: Readonly<Partial<Record<ErrorName, PaymentPlace>>> = {
  PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK: 'sendOtp',
  PAYMENT_MISSING_PIN: 'reserve',
  PAYMENT_INSUFFICIENT_CREDIT: 'reserve',
  PAYMENT_INVALID_AMOUNT: 'reserve',
  PAYMENT_INVALID_TENURE: 'reserve',
  PAYMENT_BLOCKED_USER: 'reserve',
  PAYMENT_INSUFFICIENT_AMOUNT: 'reserve',
  PAYMENT_MAX_AMOUNT_LIMIT: 'reserve',
  PAYMENT_MIN_AMOUNT_LIMIT: 'reserve',
  PAYMENT_INVALID_TRANSACTION: 'reserve',
  PAYMENT_MULTIPLE_AIVF_BLOCK: 'secondFactor',
  PAYMENT_MULTIPLE_PIN_BLOCK: 'secondFactor',
  PAYMENT_INVALID_AIVF: 'secondFactor',
  PAYMENT_INVALID_PIN: 'secondFactor',
  PAYMENT_INVALID_OTP: 'confirm',
  PAYMENT_MULTIPLE_OTP_BLOCK: 'confirm',
  PAYMENT_DUPLICATE_REQUEST: 'confirm',
  PAYMENT_LENDER_SERVER_FAIL: 'confirm',
  PAYMENT_TRANSACTION_TIMEOUT: 'confirm',
  PAYMENT_GENERIC_ERROR: 'confirm',
};

/** Numbers whose failure is a behaviour: attempts that run out, a fitting second factor, a lost answer. */
const special: Readonly<Partial<Record<ErrorName, Partial<PaymentBehaviour>>>> = {
  PAYMENT_INVALID_PIN: { aivfType: 'PIN', isAlwaysWrong: 'secondFactor', refusal: null },
  PAYMENT_MULTIPLE_PIN_BLOCK: { aivfType: 'PIN' },
  PAYMENT_INVALID_AIVF: { aivfType: 'DOB', isAlwaysWrong: 'secondFactor', refusal: null },
  PAYMENT_MULTIPLE_AIVF_BLOCK: { aivfType: 'DOB' },
  PAYMENT_INVALID_OTP: { isAlwaysWrong: 'otp', refusal: null },
  PAYMENT_TRANSACTION_TIMEOUT: { isAnswerLost: true, refusal: null },
};

const behaviours = new Map<string, PaymentBehaviour>([
  ['9000000005', { ...usualBehaviour, aivfType: 'PIN' }],
  ['9000000007', { ...usualBehaviour, isLenderHosted: true }],
  ['9000000008', { ...usualBehaviour, isAnswerLost: true }],
  ['9000000009', { ...usualBehaviour, application: 'rejected' }],
  ['9000000010', { ...usualBehaviour, refusal: { at: 'reserve', errorName: 'MERCHANT_NOT_ALLOWED' } }],
  ['9000000011', { ...usualBehaviour, refusal: { at: 'reserve', errorName: 'MERCHANT_LIMIT_EXCEEDED' } }],
  ['9000000013', { ...usualBehaviour, bouncesFirstDebit: true }],
  [testNumberOfName('NTB_INSUFFICIENT_LIMIT'), { ...usualBehaviour, application: 'NTB_INSUFFICIENT_LIMIT' }],
  [testNumberOfName('NTB_REJECTED_APPLICATION'), { ...usualBehaviour, application: 'NTB_REJECTED_APPLICATION' }],
]);
/** Refused before an OTP is sent. */
const refusedAtSend = new Map<string, ErrorName>();
for (const { code, name } of paymentErrors) {
  if (code === null) continue;
  const mobile = testNumberOf(code);
  const at = steps[name];
  if (at === undefined) throw new Error(`${name} has no step`);
  if (at === 'sendOtp') refusedAtSend.set(mobile, name);
  else behaviours.set(mobile, { ...usualBehaviour, refusal: { at, errorName: name }, ...special[name] });
}

/** Test customers whose activation of a credit line is refused. */
const activationRefusals = keysOf({
  ACTIVATION_INVALID_REQUEST_PARAMETER: true,
  ACTIVATION_SESSION_EXPIRED: true,
  ACTIVATION_USER_NOT_PA: true,
  ACTIVATION_MULTIPLE_AIVF_BLOCK: true,
  ACTIVATION_BLOCKED_CREDIT_LINE: true,
  ACTIVATION_MOBILE_NOT_PA: true,
} as const satisfies Partial<Record<ErrorName, true>>);
for (const name of activationRefusals) {
  const mobile = testNumberOfName(name);
  behaviours.set(mobile, { ...(behaviours.get(mobile) ?? usualBehaviour), activationRefusal: name });
}

/** Codes of 600000CCCC at an activation, with their calls; wrong answers of 6000004303 use attempts. */
export const activationCodes = [...activationRefusals, ...keysOf({ ACTIVATION_INVALID_AIVF: true } as const)].map(
  (name) => ({
    mobile: testNumberOfName(name),
    name,
    call: 'authorizeCreditLine',
  }),
);

const calls: Readonly<Record<PaymentPlace, string>> = {
  sendOtp: 'sendOtp',
  reserve: 'initiateTxn',
  secondFactor: 'authorize',
  confirm: 'confirmPayment',
};

/** Codes of 600000CCCC in a payment, with their calls. */
export const paymentCodes: readonly { readonly code: number; readonly name: ErrorName; readonly call: string }[] =
  paymentErrors.flatMap(({ code, name }) => {
    const at = code === null ? undefined : steps[name];
    return code === null || at === undefined ? [] : [{ code, name, call: calls[at] }];
  });

export const behaviourOf = (mobile: string): PaymentBehaviour => behaviours.get(mobile) ?? usualBehaviour;

/** Refusal of a test customer when an OTP is requested; null for all others. */
export const refusalAtSend = (mobile: string): ErrorName | null => refusedAtSend.get(mobile) ?? null;
