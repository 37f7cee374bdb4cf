import type { checkout } from '../../../shared/bridge/frames';
import type { Host } from '../../platform/bridge';
import type { FramePorts } from '../../platform/flow/frame-effects';
import type { ListenForCode } from '../../platform/otp/code-listener';
import type { HandingPage } from '../../platform/tabs/hand-over';

/** Environment of the effects; tests bring their own. */
export interface Ports extends Pick<FramePorts, 'client' | 'session' | 'nowMs'> {
  /** Towards the host page; on a full page nothing is told. */
  readonly host: Pick<Host<typeof checkout>, 'emit'>;
  readonly listenForCode: ListenForCode;
  /** What opens new tabs. */
  readonly page: HandingPage;
  /** Leads this very window elsewhere. */
  readonly goTo: (url: string) => void;
}
