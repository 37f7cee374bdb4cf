import type { ReactNode } from 'react';
import type { ApiClient } from '../platform/api/client';
import { loadMessages } from '../platform/i18n/load-messages';
import { type OnGuest, type OwnProps, ownPage, type StartOwnPage } from '../platform/own-page';
import { ApplicationView } from './application-view';
import { type Messages, messagesOf } from './page-messages';
import { type ApplicationData, readApplication } from './read-application';

interface Asked {
  readonly data: ApplicationData;
  readonly messages: Messages;
}

async function ask(client: ApiClient, page: Window & typeof globalThis): Promise<Asked> {
  const spoken = loadMessages(page.document.documentElement.lang, messagesOf);
  const [data, messages] = await Promise.all([readApplication(client, page), spoken]);
  return { data, messages };
}

const View = ({ page, client, data: { data, messages }, reload }: OwnProps<Asked>): ReactNode => (
  <ApplicationView page={page} client={client} data={data} messages={messages} reload={reload} />
);

/** Which page an address is: one's own application, or with `ref` what a link leads to, which few open. `onGuest`: has a
 *  guest log in over one's own. */
export const applicationPageAt = async (
  { search }: Pick<Location, 'search'>,
  onGuest: OnGuest | null,
): Promise<StartOwnPage> =>
  new URLSearchParams(search).has('ref')
    ? (await import('./shared-page')).sharedPage
    : ownPage({ ask, View, ...(onGuest && { onGuest }) });
