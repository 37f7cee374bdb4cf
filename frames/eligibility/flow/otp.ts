import { enteringNumber, type OtpEvent, reduceOtp, takesCode } from '../../identity';
import type { EligibilityContext } from './eligibility-context';
import { screenTable } from './screen-table';
import type { EligibilityState } from './state';

/** `mobile`: digits to fill in; '' for none. */
export function verifyMobile(context: EligibilityContext, mobile: string): void {
  context.abandonAll();
  context.set({ isTermsAccepted: false });
  enterMobile(context, mobile);
}

function enterMobile(context: EligibilityContext, mobile: string): void {
  context.set({ mobile, code: '' });
  context.show({ name: 'VERIFY_MOBILE', otp: enteringNumber });
}

/** Another number: the session forgets the one before. */
export function changeNumber(context: EligibilityContext): void {
  const { screen } = context.state;
  const isLoad = screen.name === 'API_ERROR' && screen.cause === 'load';
  if (!screenTable[screen.name].changesNumber || isLoad) return;
  verifyMobile(context, '');
  context.call('logOut', {});
}

/** 'Change' beside the OTP keeps the digits of the number. */
export function changeMobile(context: EligibilityContext): void {
  if (asksForCode(context.state)) enterMobile(context, context.state.mobile);
}

export function tickTerms(context: EligibilityContext, isTermsAccepted: boolean): void {
  const screen = context.on('VERIFY_MOBILE');
  if (screen && takesCode(screen.otp)) context.set({ isTermsAccepted });
}

/** What happens to number and OTP is decided where they are at home. */
export function otpStep(context: EligibilityContext, event: OtpEvent): void {
  const screen = context.on('VERIFY_MOBILE');
  if (!screen) return;
  const { state, nowMs } = context;
  const before = { ...state, otp: screen.otp };
  const rules = { isAgreed: state.isTermsAccepted, goesByItself: false, checksLengthOnly: true, nowMs };
  const next = reduceOtp(before, event, rules);
  if (next === before) return;
  const { mobile, code, otp, effect } = next;
  context.set({ mobile, code });
  // Each overlay opens unticked. Source: S1§4.
  if (otp.step !== screen.otp.step) context.set({ isTermsAccepted: false });
  context.show({ name: 'VERIFY_MOBILE', otp });
  if (effect?.type === 'sendOtp') sendOtp(context);
  else if (effect?.type === 'verifyOtp')
    context.call('verifyOtp', { mobile, otp: code, isTermsAccepted: true, ...attribution(context) });
  else if (effect) context.ask(effect);
}

/** The number before must be forgotten first, or it would take the new one's place. */
export function sendOtp(context: EligibilityContext): void {
  const { mobile, calls } = context.state;
  const otp = context.on('VERIFY_MOBILE')?.otp;
  const isAsked = otp && 'phase' in otp && (otp.phase === 'sending' || otp.phase === 'resending');
  if (isAsked && !calls.logOut) context.call('sendOtp', { mobile, ...attribution(context) });
}

/** An OTP can be typed, so that one from an SMS is offered. */
const asksForCode = ({ screen }: EligibilityState): boolean => screen.name === 'VERIFY_MOBILE' && takesCode(screen.otp);

/** What an OTP on its screen brings, and one that is left. */
export function followCode(context: EligibilityContext, before: EligibilityState): void {
  // Nowhere else is a secret of any use.
  if (!context.on('VERIFY_MOBILE') && context.state.code !== '') context.set({ code: '' });
  const isAsked = asksForCode(context.state);
  if (isAsked !== asksForCode(before)) context.ask({ type: isAsked ? 'listenForOtp' : 'stopListening' });
}

/** One campaign: its id where it is known, else its name. Source: S2§7 (widget OTP), Q-019. */
function attribution({ state: { merchant } }: EligibilityContext) {
  const { utmCampaign, ...others } = merchant?.campaign ?? {};
  const named = others.campaignId === undefined ? { ...others, utmCampaign } : others;
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return { channel: 'ONLINE', merchantId: merchant?.merchantKey ?? '', ...Object.fromEntries(given) } as const;
}
