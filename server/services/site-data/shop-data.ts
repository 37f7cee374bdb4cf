import type { PageData } from '../../../shared/site/page-data';
import { initialProgramPageData } from '../../../shared/site/page-state';
import { storesByHandle } from '../../store/catalogue';
import { applicationLenders } from '../ntb-acquisition';
import type { AskedData, SiteDataDeps } from './page-source';

/** The shop of the affiliate page. Source: S1§2.2 (RTE-048). */
const AFFILIATE = 'amazon';

/** Null if the catalogue has no such shop. */
export async function affiliateFor(deps: SiteDataDeps): Promise<PageData['affiliate']> {
  const { version } = await deps.catalogue.current();
  const [content] = await storesByHandle(deps.db, version, [AFFILIATE]);
  return { handle: content === undefined ? null : AFFILIATE };
}

export async function originationFor(
  deps: SiteDataDeps,
  { query }: Pick<AskedData, 'query'>,
): Promise<PageData['new-origination']> {
  const { merchantId } = query;
  const merchant = typeof merchantId === 'string' ? await deps.merchants.find(merchantId) : null;
  return { merchant: merchant ? { name: merchant.name, isOpen: applicationLenders(merchant).length > 0 } : null };
}

export async function programFor(
  deps: SiteDataDeps,
  { query }: Pick<AskedData, 'query'>,
): Promise<PageData['program']> {
  const { merchantId } = query;
  const merchant = typeof merchantId === 'string' ? await deps.merchants.find(merchantId) : null;
  if (!merchant) return { programPageData: initialProgramPageData };
  return {
    programPageData: {
      merchantId: merchant.merchantKey,
      merchantName: merchant.name,
      isNTBEnabledOnMerchant: applicationLenders(merchant).length > 0,
      lenderIds: merchant.lenderIds,
    },
  };
}
