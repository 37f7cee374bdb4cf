import type { ApiClient } from '../platform/api/client';
import { type OnGuest, type StartPage, sitePage } from '../platform/page/site-page';
import { type ApplicationInput, applicationFlow } from './application.flow';
import { ApplicationView } from './application-view';
import { readDraft } from './draft';
import { draftStoreOf, performApplication } from './perform-application';
import { readApplication } from './read-application';

async function load(client: ApiClient, page: Window & typeof globalThis): Promise<ApplicationInput> {
  const data = await readApplication(client, page);
  const store = draftStoreOf(page);
  return { data, draft: store && readDraft(store, data.maskedMobile, page.Date.now()) };
}

/** The page of an address: the customer's own application, or with `ref` the one that a link names, which few open.
 *  `onGuest`: has a guest log in over the page. */
export const applicationPageAt = async (
  { search }: Pick<Location, 'search'>,
  onGuest: OnGuest | null,
): Promise<StartPage> =>
  new URLSearchParams(search).has('ref')
    ? (await import('./shared-page')).sharedPage
    : sitePage({
        load,
        flow: applicationFlow,
        View: ApplicationView,
        access: 'customer',
        perform: performApplication,
        ...(onGuest && { onGuest }),
      });
