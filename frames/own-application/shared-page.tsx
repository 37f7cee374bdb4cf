import { loadMessages } from '../platform/i18n/load-messages';
import { ownPage } from '../platform/own-page';
import { readShared } from './read-shared';
import { sharedMessagesOf } from './shared-page-messages';
import { SharedView } from './shared-view';

/** `/ntb-application?ref`: what a link leads to, for anybody who holds it. */
export const sharedPage = ownPage({
  ask: async (client, page) => {
    const spoken = loadMessages(page.document.documentElement.lang, sharedMessagesOf);
    const [application, messages] = await Promise.all([readShared(client, page), spoken]);
    return { application, messages };
  },
  View: ({ page, client, data }) => <SharedView page={page} client={client} {...data} />,
  isForGuests: true,
});
