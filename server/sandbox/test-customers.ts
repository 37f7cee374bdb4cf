import { type Endpoint, endpoints } from '../../shared/api';
import { allErrors, type ErrorContext, type ErrorName, type ErrorRow, errorRow } from '../../shared/errors';
import { type CustomerProfile, derivedProfile, promptAnswerMs } from '../lenders/customer-profile';
import type { Standing } from '../lenders/lender-gateway';
import { Refusal } from '../services/refusal';
import { paymentCodes } from './payment-customers';

/** Calls of the sales flow that name a mobile number. */
export type Step = 'preEligibility' | 'sendShareCode' | 'verifyShareCode' | 'checkEligibility' | 'shareNtbApplication';

const SLOW_ANSWER_MS = 3_000;
const ONE_LENDER_ID = '401';

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

/** Numbers with a fixed behaviour. Source: decisions, Sandbox test customers. */
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
    behaviour: 'blocked user: HTTP 403, type User_Blocked_By_FM',
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
};

/** Codes that the catalogue has at another step than the eligibility check. */
const stepsOfCodes: Readonly<Record<number, Step>> = {
  403: 'sendShareCode',
  4109: 'sendShareCode',
  4203: 'sendShareCode',
  4301: 'verifyShareCode',
  4302: 'verifyShareCode',
  4106: 'shareNtbApplication',
  4107: 'shareNtbApplication',
};

/** A number means what its first flow in this order means by it. */
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
  /** Where the sales flow and the widgets meet it; null where only a payment does. */
  readonly step: Step | null;
}

/** 600000CCCC for every numbered error of the catalogue. */
const failing: ReadonlyMap<string, FailingCustomer> = new Map(
  [...new Set(allErrors.flatMap(({ code }) => code ?? []))].flatMap((code) => {
    const named = contextOrder.map((where) => allErrors.find((row) => row.context === where && row.code === code));
    const row = named.find((found) => found !== undefined);
    if (!row) return [];
    const mobile = `600000${String(code).padStart(4, '0')}`;
    const step = stepsOfCodes[code] ?? (row.context === 'payment' ? null : 'checkEligibility');
    return [[mobile, { mobile, code, row: errorRow(row.name), step }]];
  }),
);

const REMAINING_AFTER_A_FAULT: Readonly<Record<number, number>> = { 4301: 0, 4002: 3 };
const RETRY_AFTER_MS = 2_000;

/** Reads the mobile number of a request; null in one that names none. */
const mobileOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'mobile' in input && typeof input.mobile === 'string'
    ? input.mobile
    : null;

/** What a step of the sales flow is in a widget. */
const widgetSteps: Readonly<Partial<Record<Step, string>>> = {
  sendShareCode: 'initiateLogin',
  verifyShareCode: 'verifyLogin',
  checkEligibility: 'checkUserEligibility',
};
const isStep = (endpoint: Endpoint, step: Step): boolean =>
  endpoints[step] === endpoint || endpoints[widgetSteps[step] ?? ''] === endpoint;

/** The refusal that a test customer meets at an endpoint; null where nothing is refused. `sessionMobile`: whose session
 *  it is, where the request names nobody. */
export function refusalFor(endpoint: Endpoint, input: unknown, sessionMobile: string | null): Refusal | null {
  const mobile = mobileOf(input) ?? sessionMobile;
  // Resetting a customer is no step of its.
  if (mobile === null || endpoint.isSandboxOnly) return null;
  if (customers[mobile]?.isBlocked) return new Refusal('ACCESS_FORBIDDEN', { why: 'test customer' });
  const customer = failing.get(mobile);
  if (!customer?.step || !isStep(endpoint, customer.step) || customer.code === ALWAYS_WRONG_CODE) return null;
  const remaining = REMAINING_AFTER_A_FAULT[customer.code];
  return new Refusal(customer.row.name, {
    why: 'test customer',
    ...(remaining === undefined ? {} : { data: { remainingShareCodeAttempts: remaining } }),
    ...(customer.code === 429 || customer.code === 503 ? { retryAfterMs: RETRY_AFTER_MS } : {}),
  });
}

/** 6000004302 reads out nothing but wrong codes: its attempts really run out. */
const ALWAYS_WRONG_CODE = 4302;
export const isAlwaysWrong = (mobile: string): boolean => mobile === `600000${ALWAYS_WRONG_CODE}`;

/** Whether the documents say how a number behaves. */
export const isTestNumber = (mobile: string): boolean => mobile in customers || failing.has(mobile);

/** How the simulated lenders see a number. */
export function profileOf(mobile: string): CustomerProfile {
  const fixed = customers[mobile] ?? (failing.has(mobile) ? failingProfile(mobile) : undefined);
  if (!fixed) return derivedProfile(mobile);
  return {
    standingAt: fixed.standingAt,
    answerAfterMs: (lenderId) => fixed.answerAfterMs ?? promptAnswerMs(mobile, lenderId),
    isDownAt: () => false,
  };
}

/** Lets a failing customer get as far as its step. */
const failingProfile = (mobile: string): TestCustomer => ({
  behaviour: '',
  standingAt: failing.get(mobile)?.step === 'shareNtbApplication' ? mayApply : approvedBy(everyLender, 500_000),
});

/** One number at one place where it fails. `flow`: the widgets are the sales app's here. `step`: the call, by its name
 *  in the table of endpoints. */
const placeOf = <Call extends string>(
  flow: 'salesApp' | 'payment',
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

/** Codes of the sales app and the widgets, each at its step. */
export const salesCodes = () =>
  [...failing.values()].flatMap(({ mobile, code, row, step }) =>
    step === null ? [] : [placeOf('salesApp', mobile, code, row, step)],
  );

const inPayments = () =>
  paymentCodes.map(({ code, name, call }) => placeOf('payment', `600000${code}`, code, errorRow(name), call));

/** The whole list, for the demo hub and for tests. A number that fails in both flows stands there twice. */
export const describeTestCustomers = () => ({
  customers: Object.entries(customers).map(([mobile, { behaviour }]) => ({ mobile, behaviour })),
  errorCodes: [...salesCodes(), ...inPayments()],
});
