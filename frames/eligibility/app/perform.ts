import type { eligibility } from '../../../shared/bridge/frames';
import type { Host } from '../../platform/bridge';
import { type FramePorts, frameEffects } from '../../platform/flow/frame-effects';
import { performBy } from '../../platform/flow/perform';
import { codeListener, type ListenForCode } from '../../platform/otp/code-listener';
import type { EligibilityEffect } from '../flow/events';
import type { EligibilityMachine } from './machine';

/** Environment of the effects; tests bring their own. */
export interface Ports extends FramePorts {
  readonly host: Pick<Host<typeof eligibility>, 'emit'>;
  readonly listenForCode: ListenForCode;
}

/** What the eligibility widget alone asks of its environment. */
export function createPerformer(ports: Ports, machine: EligibilityMachine): (effect: EligibilityEffect) => void {
  const { host, session, nowMs } = ports;
  const { send } = machine;
  return performBy<EligibilityEffect>({
    ...frameEffects(ports, machine, async () => (await import('../late/calls')).eligibilityCallRunner(ports, send)),
    ...codeListener(
      ports.listenForCode,
      (state) => host.emit('otpCredential', { state }),
      (code) => send({ type: 'otpRead', code }),
    ),
    rememberSession: ({ sessionToken, sessionId }) => session.update({ sessionToken, sessionId }, nowMs()),
    emitResult: ({ result }) => host.emit('eligibilityChecked', { result }),
    emitPurchase: () => host.emit('purchaseAsked', {}),
    close: ({ reason }) => host.emit('widgetClosed', { reason }),
  });
}
