import { enteringNumber, type OtpEvent, type OtpStep, reduceOtp, takesCode } from '../../identity';
import { at } from '../../platform/flow/at';
import { change, type EligibilityFlow, show } from './eligibility-flow';
import type { EligibilityState } from './state';

/** `mobile`: digits to fill in; '' for none. */
export function verifyMobile(flow: EligibilityFlow, mobile: string): void {
  flow.cancelAll();
  change(flow, { isTermsAccepted: false });
  enterMobile(flow, mobile);
}

function enterMobile(flow: EligibilityFlow, mobile: string): void {
  flow.stopTimer('otpFailure');
  change(flow, { mobile, code: '' });
  show(flow, { name: 'VERIFY_MOBILE', otp: enteringNumber });
}

/** Another number: the session forgets the one before. */
export function changeNumber(flow: EligibilityFlow): void {
  if (!changesNumber(flow.state)) return;
  verifyMobile(flow, '');
  flow.call('logOut', {});
}

/** Another number can be entered. A load that failed can only be tried again. */
function changesNumber({ screen }: EligibilityState): boolean {
  switch (screen.name) {
    case 'ELIGIBLE_LENDERS':
    case 'NOT_ELIGIBLE':
    case 'DYNAMIC_CE_ERROR':
      return true;
    case 'API_ERROR':
      return screen.cause === 'blocked';
    default:
      return false;
  }
}

/** 'Change' beside the OTP keeps the digits of the number. */
export function changeMobile(flow: EligibilityFlow): void {
  if (asksForCode(flow.state)) enterMobile(flow, flow.state.mobile);
}

export function tickTerms(flow: EligibilityFlow, isTermsAccepted: boolean): void {
  const screen = at(flow.state, 'VERIFY_MOBILE');
  if (screen && takesCode(screen.otp)) change(flow, { isTermsAccepted });
}

type OtpFlowEvent =
  | Exclude<OtpEvent, { readonly id: number }>
  | Omit<Extract<OtpEvent, { type: 'otpRefused' }>, 'id'>
  | { readonly type: 'failureShown' };

/** One timer at a time: no two failures have to be told apart. */
const FAILURE_ID = 0;

/** Takes an event of number and OTP (`reduceOtp`). */
export function otpStep(flow: EligibilityFlow, event: OtpFlowEvent): void {
  const screen = at(flow.state, 'VERIFY_MOBILE');
  if (!screen) return;
  const { state, nowMs } = flow;
  const before = { ...state, otp: screen.otp };
  const rules = { isAgreed: state.isTermsAccepted, goesByItself: false, checksLengthOnly: true, nowMs };
  const hasId = event.type === 'otpRefused' || event.type === 'failureShown';
  const next = reduceOtp(before, hasId ? { ...event, id: FAILURE_ID } : event, rules);
  if (next === before) return;
  const { mobile, code, otp, effect } = next;
  change(flow, { mobile, code });
  // Each overlay opens unticked. Source: S1§4.
  if (otp.step !== screen.otp.step) change(flow, { isTermsAccepted: false });
  show(flow, { name: 'VERIFY_MOBILE', otp });
  if (failureOf(otp) !== failureOf(screen.otp)) flow.stopTimer('otpFailure');
  if (effect?.type === 'sendOtp') sendOtp(flow);
  else if (effect?.type === 'verifyOtp')
    flow.call('verifyOtp', { mobile, otp: code, isTermsAccepted: true, ...attribution(flow) });
  else if (effect) flow.startTimer(effect.timer, effect.delayMs);
}

const failureOf = (otp: OtpStep) => (otp.step === 'verified' ? null : otp.failure);

/** The number before must be forgotten first, or it would take the new one's place. */
export function sendOtp(flow: EligibilityFlow): void {
  const { mobile } = flow.state;
  const otp = at(flow.state, 'VERIFY_MOBILE')?.otp;
  const isAsked = otp && 'phase' in otp && (otp.phase === 'sending' || otp.phase === 'resending');
  if (isAsked && !flow.isPending('logOut')) flow.call('sendOtp', { mobile, ...attribution(flow) });
}

/** An OTP can be typed, so that one from an SMS is offered. */
const asksForCode = ({ screen }: EligibilityState): boolean => screen.name === 'VERIFY_MOBILE' && takesCode(screen.otp);

/** What an OTP on its screen brings, and one that is left. */
export function followCode(flow: EligibilityFlow, before: EligibilityState): void {
  // Nowhere else is a secret of any use.
  if (!at(flow.state, 'VERIFY_MOBILE') && flow.state.code !== '') change(flow, { code: '' });
  const isAsked = asksForCode(flow.state);
  if (isAsked !== asksForCode(before)) flow.run({ type: isAsked ? 'listenForOtp' : 'stopListening' });
}

/** One campaign: its id where it is known, else its name. Source: S2§7 (widget OTP), Q-019. */
function attribution({ state: { merchant } }: EligibilityFlow) {
  const { utmCampaign, ...others } = merchant?.campaign ?? {};
  const named = others.campaignId === undefined ? { ...others, utmCampaign } : others;
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return { channel: 'ONLINE', merchantId: merchant?.merchantKey ?? '', ...Object.fromEntries(given) } as const;
}
