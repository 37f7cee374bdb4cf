import type { salesApp } from '../../../shared/bridge/frames';
import { startFlow } from '../../flow-app';
import { copyText } from '../../platform/clipboard/copy-text';
import { syncHistoryAndDraft } from '../../platform/flow/sync-history-and-draft';
import { bootstrap } from '../../platform/frame/bootstrap';
import { BrowserHistory } from '../../platform/history/browser-history';
import { openTab } from '../../platform/tabs/open-tab';
import { messagesOf } from '../page-messages';
import { App } from './app';
import { createPerformer } from './effects/perform';
import { historySync } from './history-sync';
import { openRequestOf } from './open-request';
import type { Ports } from './ports';
import { createSalesMachine } from './sales-machine';

/** Starts the sales app on a page that runs inside a frame. */
export function start(page: Window & typeof globalThis, root: HTMLElement): Promise<void> {
  const { connection, replayClicks } = bootstrap<typeof salesApp>();
  const machine = createSalesMachine();
  const history = new BrowserHistory(page, () => machine.send({ type: 'back' }));
  let isOpened = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpened = resolve;
  });
  return startFlow(page, root, {
    connection,
    name: 'salesApp',
    messagesOf,
    machine,
    App,
    incoming: {
      getAuthToken: ({ authToken }) => machine.send({ type: 'tokenReceived', authToken }),
      // The opening itself says what the bill was before.
      setAmount: ({ amount }) => void opened.then(() => machine.send({ type: 'billChanged', amountRupees: amount })),
    },
    ownPorts: {
      share: async (picture, support) => {
        const { sharePictureBy } = await import('../late/rest');
        return await sharePictureBy(page, picture, support, machine.messages);
      },
      openTab: (url) => openTab(page, url),
      copy: (text) => copyText(page, text),
    } satisfies Pick<Ports, 'share' | 'openTab' | 'copy'>,
    createPerformer,
    requestOf: openRequestOf,
    onReady: ({ stores, nowMs }) => syncHistoryAndDraft(machine, history, historySync, stores.session, nowMs),
    onOpen({ isReset }) {
      isOpened();
      if (isReset) history.show({ path: '/sales-app-init', depth: 0 });
    },
    takeOver: (root) => {
      if (!root.firstChild) return;
      return (draw) => {
        const field = root.querySelector('input');
        if (field && field.value !== field.defaultValue) machine.send({ type: 'amountTyped', text: field.value });
        draw();
        replayClicks?.(root);
      };
    },
  });
}
