import { type Endpoint, endpoints } from '../../shared/api';
import { allErrors, type ErrorContext, type ErrorName, type ErrorRow, errorRow } from '../../shared/errors';
import { type CustomerProfile, derivedProfile, promptAnswerMs } from '../lenders/customer-profile';
import type { Standing } from '../lenders/lender-gateway';
import { Refusal } from '../services/refusal';
import { activationCodes, paymentCodes } from './payment-customers';
import { testNumberOf, testNumberOfName } from './test-number';

/** Calls of the sales flow that name a mobile number. */
export type SalesCall =
  | 'preEligibility'
  | 'sendShareCode'
  | 'verifyShareCode'
  | 'checkEligibility'
  | 'shareNtbApplication';

const SLOW_ANSWER_MS = 3_000;
const ONE_LENDER_ID = '401';
/** Rupees by lender: an order between the limits has one lender, and one above both has none. */
const LIMITS: Readonly<Record<string, number>> = { '401': 40_000, '502': 80_000 };

const approvedBy =
  (isLender: (lenderId: string) => boolean, limitRupees: number) =>
  (lenderId: string): Standing =>
    isLender(lenderId) ? { standing: 'preApproved', limitRupees } : { standing: 'refused' };
const everyLender = (): boolean => true;
const mayApply = (): Standing => ({ standing: 'newToBank' });
const mayNotApply = (): Standing => ({ standing: 'refused' });

interface TestCustomer {
  readonly behaviour: string;
  readonly standingAt: (lenderId: string) => Standing;
  readonly answerAfterMs?: number;
  readonly isBlocked?: true;
}

/** Numbers with a fixed behaviour. */
const customers: Readonly<Record<string, TestCustomer>> = {
  '9000000001': {
    behaviour: 'pre-approved with every lender, limit ₹5,00,000',
    standingAt: approvedBy(everyLender, 500_000),
  },
  '9000000002': {
    behaviour: 'pre-approved with one lender, limit ₹60,000',
    standingAt: approvedBy((lenderId) => lenderId === ONE_LENDER_ID, 60_000),
  },
  '9000000003': { behaviour: 'not pre-approved, may apply as new to the bank, approved', standingAt: mayApply },
  '9000000004': { behaviour: 'not eligible, may not apply', standingAt: mayNotApply },
  '9000000005': { behaviour: 'second factor is a PIN, 1234', standingAt: approvedBy(everyLender, 500_000) },
  '9000000006': {
    behaviour: `blocked user: HTTP 403, type ${errorRow('ACCESS_FORBIDDEN').type}`,
    standingAt: mayNotApply,
    isBlocked: true,
  },
  '9000000007': {
    behaviour: 'transaction on the lender’s own page',
    standingAt: approvedBy(everyLender, 500_000),
  },
  '9000000008': {
    behaviour:
      'slow lenders: 3 s for each answer; a payment answers 4008, and success when its status is asked 6 s later',
    standingAt: approvedBy(everyLender, 500_000),
    answerAfterMs: SLOW_ANSWER_MS,
  },
  '9000000009': { behaviour: 'may apply as new to the bank, rejected', standingAt: mayApply },
  '9000000010': {
    behaviour: 'pre-approved, but no lender lends this customer anything at this shop (MERCHANT_NOT_ALLOWED)',
    standingAt: approvedBy(everyLender, 500_000),
  },
  '9000000011': {
    behaviour: 'pre-approved, but the lenders lend this customer nothing more at this shop (MERCHANT_LIMIT_EXCEEDED)',
    standingAt: approvedBy(everyLender, 500_000),
  },
  '9000000012': {
    behaviour: 'pre-approved with one lender up to ₹40,000 and another up to ₹80,000, may apply with the others',
    standingAt: (lenderId) =>
      lenderId in LIMITS ? { standing: 'preApproved', limitRupees: LIMITS[lenderId] ?? 0 } : mayApply(),
  },
  '9000000013': {
    behaviour:
      'pre-approved with every lender; each instalment bounces when it is first debited, and is paid a month later',
    standingAt: approvedBy(everyLender, 500_000),
  },
};

/** Errors that occur at another step than the eligibility check. */
const stepsOf: Readonly<Partial<Record<ErrorName, SalesCall>>> = {
  ACCESS_FORBIDDEN: 'sendShareCode',
  ACTIVATION_USER_BLOCKED: 'sendShareCode',
  USER_NOT_REGISTERED: 'sendShareCode',
  ACTIVATION_EXHAUSTED: 'verifyShareCode',
  INVALID_OTP: 'verifyShareCode',
  NTB_INSUFFICIENT_LIMIT: 'shareNtbApplication',
  NTB_REJECTED_APPLICATION: 'shareNtbApplication',
};

/** A number fails in the first of these flows that has its error. */
const contextOrder: readonly ErrorContext[] = [
  'sales',
  'ntb',
  'common',
  'activation',
  'payment',
  'login',
  'pinChange',
  'http',
];

interface FailingCustomer {
  readonly mobile: string;
  readonly code: number;
  readonly row: ErrorRow<ErrorName>;
  /** Step at which the sales flow and the widgets fail; null if only a payment does. */
  readonly step: SalesCall | null;
}

/** 600000CCCC for every numbered error. */
const failing: ReadonlyMap<string, FailingCustomer> = new Map(
  [...new Set(allErrors.flatMap(({ code }) => code ?? []))].flatMap((code) => {
    const named = contextOrder.map((where) => allErrors.find((row) => row.context === where && row.code === code));
    const row = named.find((found) => found !== undefined);
    if (!row) return [];
    const mobile = testNumberOf(code);
    const step = stepsOf[row.name] ?? (row.context === 'payment' ? null : 'checkEligibility');
    return [[mobile, { mobile, code, row: errorRow(row.name), step }]];
  }),
);

const REMAINING_AFTER_A_FAULT: Readonly<Partial<Record<ErrorName, number>>> = {
  ACTIVATION_EXHAUSTED: 0,
  LOGIN_BLOCKED_MAX_ATTEMPTS: 0,
};
const RETRY_AFTER_MS: Readonly<Partial<Record<ErrorName, number>>> = {
  TOO_MANY_REQUESTS: 2_000,
  SERVICE_UNAVAILABLE: 2_000,
};

const mobileOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'mobile' in input && typeof input.mobile === 'string'
    ? input.mobile
    : null;

/** Calls of widgets and of the shopper's site that correspond to a step of the sales flow. */
const shopperSteps: Readonly<Partial<Record<SalesCall, readonly string[]>>> = {
  sendShareCode: ['initiateLogin', 'landingSendOtp'],
  verifyShareCode: ['verifyLogin', 'authenticateLogin', 'landingVerifyOtp'],
  checkEligibility: [
    'checkUserEligibility',
    'dynamicCheckEligibility',
    'bicCheckUserEligibility',
    'smartUserDetect',
    'statusOfUser',
  ],
};
const isStep = (endpoint: Endpoint, step: SalesCall): boolean =>
  [step, ...(shopperSteps[step] ?? [])].some((name) => endpoints[name] === endpoint);

/** The error of a number at an endpoint: flows use one code for different errors. */
const nameAt = ({ errors }: Endpoint, { code, row }: FailingCustomer): ErrorName =>
  errors.find((name) => errorRow(name).code === code) ?? row.name;

/** Simulated refusal of a test customer at an endpoint; null for none. `sessionMobile`: used if the request names no
 *  number. */
export function refusalFor(endpoint: Endpoint, input: unknown, sessionMobile: string | null): Refusal | null {
  const mobile = mobileOf(input) ?? sessionMobile;
  // A reset must not be refused.
  if (mobile === null || endpoint.isSandboxOnly) return null;
  if (customers[mobile]?.isBlocked) return new Refusal('ACCESS_FORBIDDEN', { why: 'test customer' });
  const customer = failing.get(mobile);
  if (!customer?.step || !isStep(endpoint, customer.step) || isAlwaysWrong(customer.mobile)) return null;
  const name = nameAt(endpoint, customer);
  const remaining = REMAINING_AFTER_A_FAULT[name];
  const retryAfterMs = RETRY_AFTER_MS[name];
  return new Refusal(name, {
    why: 'test customer',
    ...(remaining === undefined ? {} : { data: { remainingShareCodeAttempts: remaining } }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** 6000004302 always types wrong codes, which use its attempts. */
const readsOutWrongCodes = testNumberOfName('INVALID_OTP');
export const isAlwaysWrong = (mobile: string): boolean => mobile === readsOutWrongCodes;

/** True if the behaviour of a number is documented. */
export const isTestNumber = (mobile: string): boolean => mobile in customers || failing.has(mobile);

export function profileOf(mobile: string): CustomerProfile {
  const fixed = customers[mobile] ?? (failing.has(mobile) ? failingProfile(mobile) : undefined);
  if (!fixed) return derivedProfile(mobile);
  return {
    standingAt: fixed.standingAt,
    answerAfterMs: (lenderId) => fixed.answerAfterMs ?? promptAnswerMs(mobile, lenderId),
    isDownAt: () => false,
  };
}

/** Profile that lets a failing customer reach its step. */
const failingProfile = (mobile: string): TestCustomer => ({
  behaviour: '',
  standingAt: failing.get(mobile)?.step === 'shareNtbApplication' ? mayApply : approvedBy(everyLender, 500_000),
});

/** A number at one place where it fails. `flow`: widgets count as the sales app. `step`: name of the call in the
 *  endpoint table. */
const placeOf = <Call extends string>(
  flow: 'salesApp' | 'payment' | 'activation',
  mobile: string,
  code: number,
  row: ErrorRow<ErrorName>,
  step: Call,
) => ({
  mobile,
  code,
  name: row.name,
  flow,
  step,
  path: endpoints[step]?.path ?? null,
  httpStatus: new Refusal(row.name).httpStatus,
  message: row.message,
  reaction: row.reaction,
  next: row.next,
  retryable: row.retryable,
});

export const salesCodes = () =>
  [...failing.values()].flatMap(({ mobile, code, row, step }) =>
    step === null ? [] : [placeOf('salesApp', mobile, code, row, step)],
  );

const inPayments = () =>
  paymentCodes.map(({ code, name, call }) => placeOf('payment', testNumberOf(code), code, errorRow(name), call));

const inActivation = () =>
  activationCodes.map(({ mobile, name, call }) => {
    const row = errorRow(name);
    return placeOf('activation', mobile, row.code ?? 0, row, call);
  });

/** List for the demo hub and for tests, with one row per flow in which a number fails. */
export const describeTestCustomers = () => ({
  customers: Object.entries(customers).map(([mobile, { behaviour }]) => ({ mobile, behaviour })),
  errorCodes: [...salesCodes(), ...inPayments(), ...inActivation()],
});
