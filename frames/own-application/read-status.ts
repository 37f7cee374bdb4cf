import type { ResponseOf } from '../../shared/api/endpoint';
import { ntbInfo } from '../../shared/api/ntb';
import { ownApplicationStatus } from '../../shared/api/ntb-application';
import type { ApiClient } from '../platform/api/client';
import { ntbAddress } from './addresses';

/** Data of `/ntb-status`. */
export interface StatusData {
  readonly answer: ResponseOf<typeof ownApplicationStatus>;
}

/** Data of `/ntb-lender-redirection`. `url`: the lender's own page. */
export interface LenderPageData extends StatusData {
  readonly url: string;
}

type Page = Pick<Window, 'document' | 'location'>;

/** Leads to another page for good: nothing of this one is drawn any more. */
function goInstead({ location }: Page, address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => undefined);
}

/** Asks how the application stands that the address names, by its number or by its link; a guest is led to log in by the
 *  answer. An address that names none leads to the application that is not sent yet. */
export async function readStatus(client: ApiClient, page: Page): Promise<StatusData> {
  const query = new URLSearchParams(page.location.search);
  const applicationId = query.get('applicationId');
  if (applicationId !== null) return { answer: await client.call(ownApplicationStatus, { applicationId }) };
  const ref = query.get('ref');
  if (ref === null) return goInstead(page, ntbAddress(page, 'application'));
  const shared = await client.call(ntbInfo, { ref });
  // The holder of a link may see a shared application; a filed one belongs to its number.
  return shared.status === 'SHARED' || shared.status === 'EXPIRED'
    ? goInstead(page, ntbAddress(page, 'application', { ref }))
    : { answer: await client.call(ownApplicationStatus, { applicationId: shared.applicationId }) };
}

/** The same for the way to the lender: without a page of its own, how it stands. Source: RTE-056, NTB-006. */
export async function readLenderPage(client: ApiClient, page: Page): Promise<LenderPageData> {
  const { answer } = await readStatus(client, page);
  const { applicationId, lenderWindowUrl: url } = answer;
  return url === null ? goInstead(page, ntbAddress(page, 'status', { applicationId })) : { answer, url };
}
