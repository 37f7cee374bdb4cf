import type { PerformPorts } from '../platform/page/site-page';
import { browserStore } from '../platform/storage/key-value-store';
import { dropHandedOver, keepHandedOver } from '../platform/tabs/handed-over';
import { tellOpener } from '../platform/tabs/tab-channel';
import type { Handed, TabEffect, TabEvent } from './tab.flow';

/** Moves and closes the tab, and talks to the page that opened it. */
export function performTab({ page, send, signal }: PerformPorts<TabEvent, Handed>): (effect: TabEffect) => void {
  const store = browserStore(() => page.sessionStorage);
  return (effect) => {
    switch (effect.type) {
      case 'keepAddress':
        if (store) keepHandedOver(store, effect.address, Date.now());
        break;
      case 'goTo':
        page.location.assign(effect.url);
        break;
      case 'tellOpener': {
        // A tab that stays open may be used for anything else.
        if (store) dropHandedOver(store);
        const stop = tellOpener(page, effect.handover, () => {
          stop();
          send({ type: 'openerAnswered' });
        });
        signal.addEventListener('abort', stop);
        break;
      }
      case 'close':
        page.close();
        break;
      default:
        effect satisfies never;
    }
  };
}
