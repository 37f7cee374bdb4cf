import type { eligibility } from '../../../shared/bridge/frames';
import type { Host } from '../../platform/bridge';
import type { FramePorts } from '../../platform/flow/frame-effects';
import { codeListener, type ListenForCode } from '../../platform/otp/code-listener';
import type { EligibilityEffect } from '../flow/events';

/** Environment of the effects; tests bring their own. */
export interface Ports extends Pick<FramePorts, 'session' | 'nowMs'> {
  readonly host: Pick<Host<typeof eligibility>, 'emit'>;
  readonly listenForCode: ListenForCode;
  /** An OTP was read from an SMS. */
  readonly onCode: (code: string) => void;
}

/** Carries out the effects of the eligibility widget. */
export function perform({ host, session, nowMs, listenForCode, onCode }: Ports): (effect: EligibilityEffect) => void {
  const listener = codeListener(listenForCode, (state) => host.emit('otpCredential', { state }), onCode);
  return (effect) => {
    switch (effect.type) {
      case 'listenForOtp':
      case 'stopListening':
        listener[effect.type]();
        break;
      case 'rememberSession':
        session.update({ sessionToken: effect.sessionToken, sessionId: effect.sessionId }, nowMs());
        break;
      case 'emitResult':
        host.emit('eligibilityChecked', { result: effect.result });
        break;
      case 'emitPurchase':
        host.emit('purchaseAsked', {});
        break;
      case 'close':
        host.emit('widgetClosed', { reason: effect.reason });
        break;
      default:
        effect satisfies never;
    }
  };
}
