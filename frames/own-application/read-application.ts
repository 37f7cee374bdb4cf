import type { ResponseOf } from '../../shared/api/endpoint';
import {
  acquisitionEligibility,
  eligibleLenders,
  marketplaceInfo,
  ntbPreEligibility,
} from '../../shared/api/ntb-acquisition';
import { AMOUNT_MAX_RUPEES } from '../../shared/rules/validation';
import type { ApiClient } from '../platform/api/client';
import { siteAddressIn } from './addresses';
import type { NtbConfig } from './ntb-application';

/** What the page of an application of one's own shows. */
export interface ApplicationData extends Pick<ResponseOf<typeof eligibleLenders>, 'lenders' | 'maskedMobile'> {
  /** Whole rupees, as the address says; null where nothing is bought yet. */
  readonly amount: number | null;
  /** Key of the shop that the address names; '' for none. */
  readonly merchantId: string;
  readonly merchantName: string;
  readonly preEligibility: ResponseOf<typeof ntbPreEligibility> | null;
  readonly ntbConfig: NtbConfig;
}

/** The amount that an address names; null for none, and for what is none. */
function amountIn(query: URLSearchParams): number | null {
  const amount = Number(query.get('amount') ?? '');
  return Number.isInteger(amount) && amount > 0 && amount <= AMOUNT_MAX_RUPEES ? amount : null;
}

/** Asks who takes an application; a guest is led to log in by the answer. */
export async function readApplication(
  client: ApiClient,
  page: Pick<Window, 'location' | 'document'>,
): Promise<ApplicationData> {
  const query = new URLSearchParams(page.location.search);
  const amount = amountIn(query);
  const redirectUrl = page.location.origin + siteAddressIn(page, '/emi-calculator');
  const [found, { merchantName }, preEligibility, ntbConfig] = await Promise.all([
    client.call(eligibleLenders, amount === null ? {} : { amount: String(amount) }),
    client.call(marketplaceInfo, undefined),
    amount === null ? null : client.call(ntbPreEligibility, { amount }),
    client.call(acquisitionEligibility, { redirectUrl }),
  ]);
  const { lenders, maskedMobile } = found;
  const merchantId = query.get('merchantId') ?? '';
  return { amount, merchantId, merchantName, lenders, maskedMobile, preEligibility, ntbConfig };
}
