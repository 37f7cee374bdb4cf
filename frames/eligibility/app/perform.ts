import type { eligibility } from '../../../shared/bridge/frames';
import type { Host } from '../../platform/bridge';
import { type FramePorts, frameEffects } from '../../platform/flow/frame-effects';
import { performBy } from '../../platform/flow/perform';
import { codeListener, type ListenForCode } from '../../platform/otp/code-listener';
import type { EligibilityEffect, EligibilityEvent } from '../flow/events';
import type { EligibilityState } from '../flow/state';

/** What loads beside the first screen. */
export type Later = typeof import('./later');

/** The world as the effects see it; tests bring their own. */
export interface Ports extends FramePorts {
  /** Before any answer is sent back as an event: it may lead to a view of that part. */
  readonly onLoaded: (later: Later) => void;
  readonly host: Pick<Host<typeof eligibility>, 'emit'>;
  readonly listenForCode: ListenForCode;
}

/** What the eligibility widget alone asks of the world. */
export function createPerformer(
  ports: Ports,
  send: (event: EligibilityEvent) => void,
  stateNow: () => EligibilityState,
): (effect: EligibilityEffect) => void {
  const { host } = ports;
  async function loadCalls() {
    const later = await import('./later');
    ports.onLoaded(later);
    return later.eligibilityCallRunner(ports, send);
  }
  return performBy<EligibilityEffect>({
    ...frameEffects(ports, { loadCalls, send, stateNow }),
    ...codeListener(
      ports.listenForCode,
      (state) => host.emit('otpCredential', { state }),
      (code) => send({ type: 'otpRead', code }),
    ),
    rememberSession: ({ sessionToken }) => ports.session().update({ sessionToken }, ports.nowMs()),
    tellResult: ({ result }) => host.emit('eligibilityChecked', { result }),
    tellPurchase: () => host.emit('purchaseAsked', {}),
  });
}
