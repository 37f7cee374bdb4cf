import type { CallName } from './calls';
import type { Turn } from './turn';

/** The step may be sent again: whatever phase said that a call is on its way ends. */
export function markIdle(turn: Turn): void {
  const { screen } = turn.state;
  switch (screen.name) {
    case 'planSelection':
      if (screen.phase === 'submitting') turn.show({ ...screen, phase: 'choosing' });
      break;
    case 'verifyMobile':
    case 'otp':
    case 'secondFactor':
    case 'lenderOtp':
    case 'ntbApplication':
    case 'paymentLink':
      turn.show({ ...screen, phase: 'entering' });
      break;
    case 'kfs':
      if (screen.phase === 'agreeing') turn.show({ ...screen, phase: 'reading' });
      break;
    case 'failure':
      turn.show({ ...screen, phase: 'shown' });
      break;
    case 'splitLinkSend':
      turn.show({ ...screen, phase: 'waiting' });
      break;
    default:
  }
}

/** The step is sent again. False where the screen that meant the call is gone: then it is not repeated. */
export function markBusy(turn: Turn, call: CallName): boolean {
  const { screen } = turn.state;
  switch (call) {
    case 'initiateTxn':
      if (screen.name === 'planSelection') turn.show({ ...screen, phase: 'submitting' });
      else if (screen.name === 'otp') turn.show({ ...screen, phase: 'verifying' });
      else if (screen.name === 'failure') turn.show({ ...screen, phase: 'retrying' });
      else return false;
      return true;
    case 'sendOtp':
      if (screen.name !== 'verifyMobile') return false;
      turn.show({ ...screen, phase: 'sending' });
      return true;
    case 'verifyOtp':
      if (screen.name !== 'otp') return false;
      turn.show({ ...screen, phase: 'verifying' });
      return true;
    case 'resendOtp':
      if (screen.name !== 'otp') return false;
      turn.show({ ...screen, phase: 'resending' });
      return true;
    case 'authorize':
      if (screen.name !== 'secondFactor') return false;
      turn.show({ ...screen, phase: 'checking' });
      return true;
    case 'authorizeKfs':
      if (screen.name !== 'kfs') return false;
      turn.show({ ...screen, phase: 'agreeing' });
      return true;
    case 'resendLenderOtp':
      if (screen.name !== 'lenderOtp') return false;
      turn.show({ ...screen, phase: 'resending' });
      return true;
    case 'sendLink':
    case 'sendPosLink':
      if (screen.name === 'paymentLink') turn.show({ ...screen, phase: 'sending' });
      else if (screen.name === 'splitLinkSend') turn.show({ ...screen, phase: 'resending' });
      else return false;
      return true;
    case 'ntbApply':
      if (screen.name !== 'ntbApplication') return false;
      turn.show({ ...screen, phase: 'submitting' });
      return true;
    default:
      return false;
  }
}
