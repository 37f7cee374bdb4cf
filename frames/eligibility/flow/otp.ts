import { type OtpEffect, type OtpEvent, reduceOtp, startOtp } from '../../identity';
import type { EligibilityContext } from './eligibility-context';
import { screenTable } from './screen-table';

/** `mobile`: digits to fill in; '' for none. */
export function verifyMobile(context: EligibilityContext, mobile: string): void {
  context.abandonAll();
  context.set({ mobile });
  context.show({ name: 'VERIFY_MOBILE', otp: startOtp(mobile) });
}

/** Another number: the session forgets the one before. */
export function changeNumber(context: EligibilityContext): void {
  const { screen } = context.state;
  const isLoad = screen.name === 'API_ERROR' && screen.cause === 'load';
  if (!screenTable[screen.name].changesNumber || isLoad) return;
  verifyMobile(context, '');
  context.call('logOut', {});
}

/** What happens to number and OTP is decided where they are at home. */
export function otpStep(context: EligibilityContext, event: OtpEvent): void {
  const screen = context.on('VERIFY_MOBILE');
  if (!screen) return;
  const { state: otp, effects } = reduceOtp(screen.otp, event);
  if (otp !== screen.otp) {
    context.set({ mobile: otp.mobile });
    context.show({ name: 'VERIFY_MOBILE', otp });
  }
  for (const effect of effects) take(context, effect);
}

function take(context: EligibilityContext, effect: OtpEffect): void {
  switch (effect.type) {
    case 'sendOtp':
      sendOtp(context);
      break;
    case 'verifyOtp':
      context.call('verifyOtp', { mobile: effect.mobile, otp: effect.otp, ...attribution(context) });
      break;
    case 'listenForCode':
      context.ask({ type: 'listenForOtp' });
      break;
    case 'stopListening':
      context.ask(effect);
      break;
    case 'startFaultTimer':
      context.ask({ type: 'startTimer', timer: 'otpFault', id: effect.id, delayMs: effect.delayMs });
      break;
    default:
      effect satisfies never;
  }
}

/** The number before must be forgotten first, or it would take the new one's place. */
export function sendOtp(context: EligibilityContext): void {
  const otp = context.on('VERIFY_MOBILE')?.otp;
  if (otp?.step !== 'sending' || context.state.calls.logOut) return;
  context.call('sendOtp', { mobile: otp.mobile, ...attribution(context) });
}

/** One campaign: its id where it is known, else its name. Source: S2§7 (widget OTP), Q-019. */
function attribution({ state: { merchant } }: EligibilityContext) {
  const { utmCampaign, ...others } = merchant?.campaign ?? {};
  const named = others.campaignId === undefined ? { ...others, utmCampaign } : others;
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return { channel: 'ONLINE', merchantId: merchant?.merchantKey ?? '', ...Object.fromEntries(given) } as const;
}
