import type { PerformPorts } from '../platform/page/site-page';
import { browserStore, type KeyValueStore } from '../platform/storage/key-value-store';
import { deskAddress } from './addresses';
import type { ContactEffect, ContactFlowEvent, ContactInput } from './contact.flow';
import { isWritten } from './contact-state';
import { drafts } from './drafts';
import { createFileSender } from './send-files';

/** Store of drafts; null without storage. */
export const draftStoreOf = (page: Window): KeyValueStore | null => browserStore(() => page.sessionStorage);

/** Stores the draft, uploads files, and continues after sending. */
export function performContact(ports: PerformPorts<ContactFlowEvent, ContactInput>): (effect: ContactEffect) => void {
  const { page, data } = ports;
  const { maskedMobile } = data.details;
  const store = draftStoreOf(page);
  const sendFile = createFileSender(ports);
  /** The stored draft belongs to this form; drafts of other numbers stay. */
  let isStored = data.draft !== null;
  return (effect) => {
    switch (effect.type) {
      case 'keepDraft':
        if (!store) return;
        if (isWritten(effect.fields)) drafts.write(store, maskedMobile, effect.fields, page.Date.now());
        else if (isStored) drafts.clear(store, maskedMobile);
        isStored = isWritten(effect.fields);
        return;
      case 'sent':
        if (store) drafts.clear(store, maskedMobile);
        page.location.replace(deskAddress(page, 'confirmation', { ticketId: effect.ticketId }));
        return;
      default:
        sendFile(effect);
    }
  };
}
