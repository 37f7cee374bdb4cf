import type { PerformPorts } from '../platform/page/site-page';
import { browserStore, type KeyValueStore } from '../platform/storage/key-value-store';
import { ntbAddress } from './addresses';
import type { ApplicationEffect, ApplicationEvent, ApplicationInput } from './application.flow';
import { clearDraft, writeDraft } from './draft';

/** The store of drafts; null in a browser that stores nothing. */
export const draftStoreOf = (page: Window): KeyValueStore | null => browserStore(() => page.sessionStorage);

/** Stores the draft, and opens the next page. */
export function performApplication({
  page,
  data,
  reload,
}: PerformPorts<ApplicationEvent, ApplicationInput>): (effect: ApplicationEffect) => void {
  const store = draftStoreOf(page);
  return (effect) => {
    switch (effect.type) {
      case 'keepDraft':
        if (store) writeDraft(store, data.data.maskedMobile, effect.draft, page.Date.now());
        break;
      case 'goTo':
        // A lender that has refused is remembered.
        if (store && effect.place !== 'failure') clearDraft(store);
        page.location.assign(ntbAddress(page, effect.place, effect.query));
        break;
      case 'reload':
        if (store) clearDraft(store);
        reload();
        break;
      default:
        effect satisfies never;
    }
  };
}
