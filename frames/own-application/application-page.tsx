import { ownPage, type StartOwnPage } from '../platform/own-page';
import { ApplicationView } from './application-view';
import { readApplication } from './read-application';
import { words } from './words';

/** `/ntb-application`: one's own. */
const applicationPage = ownPage({
  ask: async (client, page) => {
    const spoken = words.loadAll(page.document.documentElement.lang);
    const [data, messages] = await Promise.all([readApplication(client, page), spoken]);
    return { data, messages };
  },
  View: ({ page, client, data: { data, messages }, askAgain }) => (
    <ApplicationView page={page} client={client} data={data} messages={messages} askAgain={askAgain} />
  ),
});

/** Which page an address is: one's own application, or with `ref` what a link leads to, which few open. */
export const applicationPageAt = async ({ search }: Pick<Location, 'search'>): Promise<StartOwnPage> =>
  new URLSearchParams(search).has('ref') ? (await import('./shared-page')).sharedPage : applicationPage;
