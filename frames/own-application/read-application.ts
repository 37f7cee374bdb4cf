import * as z from 'zod/mini';
import type { ResponseOf } from '../../shared/api/endpoint';
import { ApplicationReference, ntbInfo } from '../../shared/api/ntb';
import { eligibleLenders, marketplaceInfo, ntbPreEligibility } from '../../shared/api/ntb-acquisition';
import { AMOUNT_MAX_RUPEES } from '../../shared/rules/validation';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';

/** What the page of an application of one's own shows. */
export interface ApplicationData extends Pick<ResponseOf<typeof eligibleLenders>, 'lenders' | 'maskedMobile'> {
  /** Whole rupees, as the address says; null where nothing is bought yet. */
  readonly amount: number | null;
  /** Key of the shop that the address names; '' for none. */
  readonly merchantId: string;
  readonly merchantName: string;
  readonly preEligibility: ResponseOf<typeof ntbPreEligibility> | null;
}

type Page = Pick<Window, 'location'>;

/** The amount that an address names; null for none, and for what is none. */
function amountIn(query: URLSearchParams): number | null {
  const amount = Number(query.get('amount') ?? '');
  return Number.isInteger(amount) && amount > 0 && amount <= AMOUNT_MAX_RUPEES ? amount : null;
}

/** Statuses of a link that is none of an application. */
const unknown: readonly number[] = [400, 404];

/** Asks for what a link leads to; null where that is no application. Without a proper reference the server is not
 *  asked: the address was cut short. */
export async function readShared(client: ApiClient, { location }: Page): Promise<ResponseOf<typeof ntbInfo> | null> {
  const { data: ref } = z.safeParse(ApplicationReference, new URLSearchParams(location.search).get('ref'));
  if (ref === undefined) return null;
  try {
    return await client.call(ntbInfo, { ref });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http' && unknown.includes(error.status)) return null;
    throw error;
  }
}

/** Asks who takes an application; a guest is led to log in by the answer. */
export async function readApplication(client: ApiClient, { location }: Page): Promise<ApplicationData> {
  const query = new URLSearchParams(location.search);
  const amount = amountIn(query);
  const [found, { merchantName }, preEligibility] = await Promise.all([
    client.call(eligibleLenders, amount === null ? {} : { amount: String(amount) }),
    client.call(marketplaceInfo, undefined),
    amount === null ? null : client.call(ntbPreEligibility, { amount }),
  ]);
  const { lenders, maskedMobile } = found;
  const merchantId = query.get('merchantId') ?? '';
  return { amount, merchantId, merchantName, lenders, maskedMobile, preEligibility };
}
