import { reduceOtp, startOtp } from '../../identity';
import type { EligibilityEffect, EligibilityEvent, Step } from './events';
import { resultOf } from './result';
import type { EligibilityState, UserActivation, View } from './state';
import { transitions } from './transitions';

type Shown<V extends View> = Extract<EligibilityState, { view: V }>;

const step = (state: EligibilityState, ...effects: EligibilityEffect[]): Step => ({ state, effects });

/** Fields that every view has. */
const contextOf = ({ amount, mobile, details, requestId }: EligibilityState) => ({
  amount,
  mobile,
  details,
  requestId,
});

/** Answers that belong to a load: a stale one is dropped. */
const isStale = (state: EligibilityState, event: EligibilityEvent): boolean =>
  'requestId' in event && event.requestId !== state.requestId;

/** The eligibility widget as a pure function: a state and an event in, the next state and the effects to carry out,
 *  back. Only what `transitions` lists happens. Source: S1§4. */
export function reduce(state: EligibilityState, event: EligibilityEvent): Step {
  if (!(event.type in transitions[state.view]) || isStale(state, event)) return step(state);
  switch (event.type) {
    case 'opened':
      return loadDetails({ ...contextOf(state), amount: event.amount, mobile: event.mobile, details: null });
    case 'detailsLoaded':
      return detailsLoaded(state, event);
    case 'detailsFailed':
      return step({ ...contextOf(state), view: 'API_ERROR', cause: 'load', failure: event.failure });
    case 'userChecked':
      return userChecked(state, event.user);
    case 'userCheckFailed':
      return notApproved.has(event.failure.name)
        ? userChecked(state, nobody)
        : step({ ...contextOf(state), view: 'DYNAMIC_CE_ERROR', failure: event.failure });
    case 'otp':
      return otpStep(state as Shown<'VERIFY_MOBILE'>, event.event);
    case 'otpVerified':
      return checkUser(state);
    case 'loginNeeded':
      return verifyMobile(state, state.mobile);
    case 'sessionEnded':
      return startAnew(state);
    case 'blocked':
      return step(
        { ...contextOf(state), view: 'API_ERROR', cause: 'blocked', failure: event.failure },
        { type: 'stopListening' },
      );
    case 'amountChanged':
      return amountChanged(state, event.amount);
    case 'retryAsked':
      return retry(state);
    case 'numberChangeAsked': {
      if (state.view === 'API_ERROR' && state.cause !== 'blocked') return step(state);
      const next = verifyMobile(state, '');
      return step(next.state, { type: 'logOut' }, ...next.effects);
    }
    case 'purchaseAsked':
      return step(state, { type: 'tellPurchase' });
    default:
      return event satisfies never;
  }
}

type Context = ReturnType<typeof contextOf>;

/** Starts the load of what can be said to anybody. */
function loadDetails(context: Context): Step {
  const requestId = context.requestId + 1;
  return step(
    { ...context, view: 'DETAILS_API_LOADING', requestId },
    { type: 'loadDetails', requestId, amount: context.amount },
  );
}

function checkUser(state: EligibilityState): Step {
  const requestId = state.requestId + 1;
  return step(
    { ...contextOf(state), view: 'USER_API_LOADING', requestId },
    { type: 'checkUser', requestId, amount: state.amount },
  );
}

const verifyMobile = (state: EligibilityState, mobile: string): Step =>
  step({ ...contextOf(state), mobile, view: 'VERIFY_MOBILE', otp: startOtp(mobile) });

/** The same from the beginning in a new session; the number is kept. */
function startAnew(state: EligibilityState): Step {
  const next = loadDetails(contextOf(state));
  return step(next.state, { type: 'stopListening' }, { type: 'forgetSession' }, ...next.effects);
}

/** A session that knows the number is asked about at once. One that knows another number than the page names is given
 *  up: a page could else name one number after the other, until a check without a word tells it whose the shopper's is. */
function detailsLoaded(
  state: EligibilityState,
  { details, user }: Extract<EligibilityEvent, { type: 'detailsLoaded' }>,
): Step {
  if (state.view === 'VERIFY_MOBILE') return step({ ...state, details });
  if (user === null) return verifyMobile({ ...state, details }, state.mobile);
  const isTheirs = state.mobile === '' || state.mobile === user;
  return isTheirs ? checkUser({ ...state, details, mobile: user }) : startAnew(state);
}

/** 4204 and 4102: the lenders have answered, and the answer is no. Source: S2§8. */
const notApproved: ReadonlySet<string | null> = new Set(['ACTIVATION_MOBILE_NOT_PA', 'ACTIVATION_USER_NOT_PA']);
const nobody: UserActivation = {
  isEligible: false,
  isPreApproved: false,
  isNtbAllowed: false,
  lenders: [],
  hashedMobile: null,
};

function userChecked(state: EligibilityState, user: UserActivation): Step {
  const view = user.isEligible ? 'ELIGIBLE_LENDERS' : 'NOT_ELIGIBLE';
  return step({ ...contextOf(state), view, user }, { type: 'tellResult', result: resultOf(user, state.amount) });
}

function otpStep(state: Shown<'VERIFY_MOBILE'>, event: Extract<EligibilityEvent, { type: 'otp' }>['event']): Step {
  const { state: otp, effects } = reduceOtp(state.otp, event);
  return step({ ...state, otp, mobile: otp.mobile }, ...effects);
}

/** The price has changed: whoever has been checked is checked again, and what is being typed stays. */
function amountChanged(state: EligibilityState, amount: number): Step {
  const priced = { ...state, amount };
  if (state.amount === amount) return step(state);
  switch (state.view) {
    case 'DETAILS_API_LOADING':
      return loadDetails(contextOf(priced));
    case 'VERIFY_MOBILE': {
      const requestId = state.requestId + 1;
      return step({ ...priced, requestId }, { type: 'loadDetails', requestId, amount });
    }
    case 'USER_API_LOADING':
    case 'ELIGIBLE_LENDERS':
    case 'NOT_ELIGIBLE':
    case 'DYNAMIC_CE_ERROR':
      return checkUser(priced);
    case 'API_ERROR':
      return state.cause === 'blocked' ? step(priced) : loadDetails(contextOf(priced));
    default:
      return state satisfies never;
  }
}

function retry(state: EligibilityState): Step {
  if (state.view === 'DYNAMIC_CE_ERROR') return checkUser(state);
  const isBlocked = state.view === 'API_ERROR' && state.cause === 'blocked';
  return isBlocked ? step(state) : loadDetails(contextOf(state));
}
