import { ownPage } from '../platform/own-page';
import { readShared } from './read-shared';
import { SharedView } from './shared-view';
import { sharedWords } from './shared-words';

/** `/ntb-application?ref`: what a link leads to, for anybody who holds it. */
export const sharedPage = ownPage({
  ask: async (client, page) => {
    const spoken = sharedWords.loadAll(page.document.documentElement.lang);
    const [application, messages] = await Promise.all([readShared(client, page), spoken]);
    return { application, messages };
  },
  View: ({ page, client, data }) => <SharedView page={page} client={client} {...data} />,
  isForGuests: true,
});
