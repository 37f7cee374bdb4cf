import type { CallName } from './calls';
import type { CheckoutContext } from './checkout-context';

/** The step may be sent again: whatever phase said that a call is on its way ends. */
export function markIdle(context: CheckoutContext): void {
  const { screen } = context.state;
  switch (screen.name) {
    case 'planSelection':
      if (screen.phase === 'submitting') context.show({ ...screen, phase: 'choosing' });
      break;
    case 'verifyMobile':
    case 'otp':
    case 'secondFactor':
    case 'lenderOtp':
    case 'ntbApplication':
    case 'paymentLink':
      context.show({ ...screen, phase: 'entering' });
      break;
    case 'kfs':
      if (screen.phase === 'agreeing') context.show({ ...screen, phase: 'reading' });
      break;
    case 'failure':
      context.show({ ...screen, phase: 'shown' });
      break;
    case 'splitLinkSend':
      context.show({ ...screen, phase: 'waiting' });
      break;
    default:
  }
}

/** The step is sent again. False where the screen that meant the call is gone: then it is not repeated. */
export function markBusy(context: CheckoutContext, call: CallName): boolean {
  const { screen } = context.state;
  switch (call) {
    case 'initiateTxn':
      if (screen.name === 'planSelection') context.show({ ...screen, phase: 'submitting' });
      else if (screen.name === 'otp') context.show({ ...screen, phase: 'verifying' });
      else if (screen.name === 'failure') context.show({ ...screen, phase: 'retrying' });
      else return false;
      return true;
    case 'sendOtp':
      if (screen.name !== 'verifyMobile') return false;
      context.show({ ...screen, phase: 'sending' });
      return true;
    case 'verifyOtp':
      if (screen.name !== 'otp') return false;
      context.show({ ...screen, phase: 'verifying' });
      return true;
    case 'resendOtp':
      if (screen.name !== 'otp') return false;
      context.show({ ...screen, phase: 'resending' });
      return true;
    case 'authorize':
      if (screen.name !== 'secondFactor') return false;
      context.show({ ...screen, phase: 'checking' });
      return true;
    case 'authorizeKfs':
      if (screen.name !== 'kfs') return false;
      context.show({ ...screen, phase: 'agreeing' });
      return true;
    case 'resendLenderOtp':
      if (screen.name !== 'lenderOtp') return false;
      context.show({ ...screen, phase: 'resending' });
      return true;
    case 'sendLink':
    case 'sendPosLink':
      if (screen.name === 'paymentLink') context.show({ ...screen, phase: 'sending' });
      else if (screen.name === 'splitLinkSend') context.show({ ...screen, phase: 'resending' });
      else return false;
      return true;
    case 'ntbApply':
      if (screen.name !== 'ntbApplication') return false;
      context.show({ ...screen, phase: 'submitting' });
      return true;
    default:
      return false;
  }
}
