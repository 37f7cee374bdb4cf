import type { eligibility } from '../../../shared/bridge/frames';
import { startFlow } from '../../flow-app';
import { watchHeight } from '../../platform/bridge/watch-height';
import { bootstrap } from '../../platform/frame/bootstrap';
import { browserCodeListening } from '../../platform/otp/code-listener';
import { messagesOf } from '../page-messages';
import { App } from './app';
import { createEligibilityMachine } from './machine';
import { openRequestOf } from './open-request';
import { createPerformer } from './perform';
import { takeOver } from './take-over';

/** Starts the widget on a page that runs inside a frame. */
export function start(page: Window & typeof globalThis, root: HTMLElement): Promise<void> {
  const { connection, replayClicks } = bootstrap<typeof eligibility>();
  const machine = createEligibilityMachine();
  let stopWatching = (): void => undefined;
  let isOpened = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpened = resolve;
  });
  return startFlow(page, root, {
    connection,
    name: 'eligibility',
    messagesOf,
    machine,
    App,
    // The host may open this page for the merchant of its address alone.
    sessionOwner: `eligibility.${new URLSearchParams(page.location.search).get('merchantKey')}`,
    incoming: {
      // The opening itself says what the price was before.
      setAmount: ({ amount }) => void opened.then(() => machine.send({ type: 'amountChanged', amount })),
    },
    ownPorts: {
      listenForCode: browserCodeListening(page, async () => (await import('../late/next')).webOtp),
    },
    createPerformer,
    requestOf: openRequestOf,
    takeOver: (root) => takeOver(root, machine, replayClicks),
    onOpen: ({ mode }, { host }) => {
      isOpened();
      host.emit('widgetReady', {});
      stopWatching();
      if (mode !== 'headless') stopWatching = watchHeight(root, (heightPx) => host.emit('resize', { heightPx }));
    },
  });
}
