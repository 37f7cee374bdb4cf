import type { eligibility as row } from '../../../shared/bridge/frames';
import { mountFrame } from '../../flow-app';
import { watchHeight } from '../../platform/bridge/watch-height';
import { bootstrap } from '../../platform/frame/bootstrap';
import { browserCodeListening } from '../../platform/otp/code-listener';
import { eligibility } from '../eligibility-frame';
import { messagesOf } from '../page-messages';
import { App } from './app';
import { openRequestOf } from './open-request';
import { perform } from './perform';
import { takeOver } from './take-over';

/** Starts the widget on a page that runs inside a frame. */
export function start(page: Window & typeof globalThis, root: HTMLElement): Promise<void> {
  const { connection, replayClicks } = bootstrap<typeof row>();
  const flow = eligibility();
  const listenForCode = browserCodeListening(page, async () => (await import('../late/next')).webOtp);
  let stopWatching = (): void => undefined;
  let isOpened = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpened = resolve;
  });
  return mountFrame(page, root, {
    connection,
    name: 'eligibility',
    messagesOf,
    flow,
    View: App,
    // The host may open this page for the merchant of its address alone.
    sessionOwner: `eligibility.${new URLSearchParams(page.location.search).get('merchantKey')}`,
    incoming: {
      // The opening itself says what the price was before.
      setAmount: ({ amount }) => void opened.then(() => flow.send({ type: 'amountChanged', amount })),
    },
    loadRunner: async () => (await import('../late/calls')).eligibilityCalls,
    perform: (ports) => perform({ ...ports, listenForCode, onCode: (code) => flow.send({ type: 'otpRead', code }) }),
    requestOf: openRequestOf,
    takeOver: (root) => takeOver(root, flow, replayClicks),
    onOpen: ({ mode }, { host }) => {
      isOpened();
      host.emit('widgetReady', {});
      stopWatching();
      if (mode !== 'headless') stopWatching = watchHeight(root, (heightPx) => host.emit('resize', { heightPx }));
    },
  });
}
