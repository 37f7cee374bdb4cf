import { ntbAddresses } from '../../shared/site/ntb-addresses';
import { loadMessages } from '../platform/i18n/load-messages';
import { ownPage, type StartOwnPage } from '../platform/own-page';
import { LenderPageView } from './lender-page-view';
import { readLenderPage, readStatus } from './read-status';
import { statusMessagesOf } from './status-page-messages';
import { StatusView } from './status-view';

const spoken = ({ document }: Pick<Window, 'document'>) =>
  loadMessages(document.documentElement.lang, statusMessagesOf);

/** `/ntb-status`. */
const statusPage = ownPage({
  ask: async (client, page) => {
    const [data, messages] = await Promise.all([readStatus(client, page), spoken(page)]);
    return { data, messages };
  },
  View: ({ page, client, data: { data, messages } }) => (
    <StatusView page={page} client={client} data={data} messages={messages} />
  ),
});

/** `/ntb-lender-redirection`. */
const lenderPage = ownPage({
  ask: async (client, page) => {
    const [data, messages] = await Promise.all([readLenderPage(client, page), spoken(page)]);
    return { data, messages };
  },
  View: ({ page, data: { data, messages } }) => <LenderPageView page={page} data={data} messages={messages} />,
});

/** Which of the pages of a filed application an address is. */
export const statusPageAt = ({ pathname }: Pick<Location, 'pathname'>): StartOwnPage =>
  pathname.replace(/\/$/, '').endsWith(ntbAddresses.lender.path) ? lenderPage : statusPage;
