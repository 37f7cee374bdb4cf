import type { ErrorName } from '../../shared/errors';
import { paymentErrors } from '../../shared/errors/payment';
import { type PaymentBehaviour, usualBehaviour } from '../lenders/payment-behaviour';

type PaymentPlace = 'sendOtp' | 'reserve' | 'secondFactor' | 'confirm';
/** Where in a payment the catalogue has each of its numbers. */
const steps: Readonly<Record<number, PaymentPlace>> = {
  4014: 'sendOtp',
  4005: 'reserve',
  4006: 'reserve',
  4009: 'reserve',
  4011: 'reserve',
  4012: 'reserve',
  4013: 'reserve',
  4015: 'reserve',
  4016: 'reserve',
  4100: 'reserve',
  4105: 'secondFactor',
  4104: 'secondFactor',
  4303: 'secondFactor',
  4302: 'secondFactor',
  4002: 'confirm',
  4003: 'confirm',
  4004: 'confirm',
  4007: 'confirm',
  4008: 'confirm',
  4000: 'confirm',
};

/** Numbers that need more than a refusal: attempts that really run out, a second factor of the right kind, an answer
 *  that gets lost. */
const special: Readonly<Record<number, Partial<PaymentBehaviour>>> = {
  4302: { aivfType: 'PIN', isAlwaysWrong: 'secondFactor', refusal: null },
  4104: { aivfType: 'PIN' },
  4303: { aivfType: 'DOB', isAlwaysWrong: 'secondFactor', refusal: null },
  4105: { aivfType: 'DOB' },
  4002: { isAlwaysWrong: 'otp', refusal: null },
  4008: { isAnswerLost: true, refusal: null },
};

const behaviours = new Map<string, PaymentBehaviour>([
  ['9000000005', { ...usualBehaviour, aivfType: 'PIN' }],
  ['9000000007', { ...usualBehaviour, isLenderHosted: true }],
  ['9000000008', { ...usualBehaviour, isAnswerLost: true }],
  ['9000000009', { ...usualBehaviour, application: 'rejected' }],
  ['9000000010', { ...usualBehaviour, refusal: { at: 'reserve', errorName: 'MERCHANT_NOT_ALLOWED' } }],
  ['9000000011', { ...usualBehaviour, refusal: { at: 'reserve', errorName: 'MERCHANT_LIMIT_EXCEEDED' } }],
  ['6000004106', { ...usualBehaviour, application: 'NTB_INSUFFICIENT_LIMIT' }],
  ['6000004107', { ...usualBehaviour, application: 'NTB_REJECTED_APPLICATION' }],
]);
/** Refused before an OTP is sent. */
const refusedAtSend = new Map<string, ErrorName>();
for (const { code, name } of paymentErrors) {
  if (code === null) continue;
  const mobile = `600000${code}`;
  const at = steps[code];
  if (at === undefined) throw new Error(`payment code ${code} has no step`);
  if (at === 'sendOtp') refusedAtSend.set(mobile, name);
  else behaviours.set(mobile, { ...usualBehaviour, refusal: { at, errorName: name }, ...special[code] });
}

/** The calls, by their names in the table of endpoints. */
const calls: Readonly<Record<PaymentPlace, string>> = {
  sendOtp: 'sendOtp',
  reserve: 'initiateTxn',
  secondFactor: 'authorize',
  confirm: 'confirmPayment',
};

/** Codes that a payment answers to 600000CCCC, and the call that does. */
export const paymentCodes: readonly { readonly code: number; readonly name: ErrorName; readonly call: string }[] =
  paymentErrors.flatMap(({ code, name }) => {
    const at = code === null ? undefined : steps[code];
    return code === null || at === undefined ? [] : [{ code, name, call: calls[at] }];
  });

/** How the simulated lenders treat a number that pays. */
export const behaviourOf = (mobile: string): PaymentBehaviour => behaviours.get(mobile) ?? usualBehaviour;

/** The refusal that a test customer meets when an OTP is asked for; null for all others. */
export const refusalAtSend = (mobile: string): ErrorName | null => refusedAtSend.get(mobile) ?? null;
