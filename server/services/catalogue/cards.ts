import type { MerchantCard, ProductCard } from '../../../shared/api/catalogue';
import { lenders as allLenders, amountFit, atMerchant, hasNoCost, type Lender, planEmi } from '../../../shared/lenders';
import { rupeesOf } from '../../../shared/money/paise';
import type { MerchantCache } from '../../store/merchant-cache';
import { lendersOf } from '../offers';
import type { ProductEntry, StoreEntry } from './catalogue-file';
import type { CatalogueLists } from './catalogue-rows';

type Pictures = CatalogueLists['pictures'];

/** Data URL of the drawing; null if there is none. */
export const pictureOf = (pictures: Pictures, name: string | null): string | null => {
  const drawing = name === null ? undefined : pictures[name];
  return drawing === undefined ? null : `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

/** Lenders of a shop with its terms: those of its merchant, or of its entry for a display-only shop. An unregistered
 *  merchant has none. */
export async function lendersAt(
  merchants: Pick<MerchantCache, 'find' | 'isLending'>,
  { merchantKey, lenderIds, noCostTenures }: StoreEntry,
): Promise<readonly Lender[]> {
  if (!merchants.isLending) return [];
  const there =
    merchantKey === null
      ? lenderIds === undefined
        ? allLenders
        : lendersOf(lenderIds)
      : lendersOf((await merchants.find(merchantKey))?.lenderIds ?? []);
  return there.map((lender) => atMerchant(lender, noCostTenures));
}

/** The shop's lenders with no-cost plans, by name: for its page, offers and terms. Plans, cards and the checkout use
 *  the same facts. Source: CAT-046. */
export const noCostLenders = (there: readonly Lender[]): { readonly lenderId: string; readonly name: string }[] =>
  there
    .filter(hasNoCost)
    .map(({ lenderId, name }) => ({ lenderId, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

export const merchantCard = (
  store: StoreEntry,
  { pictures }: CatalogueLists,
  { isLending }: Pick<MerchantCache, 'isLending'>,
): MerchantCard => ({
  merchantHandle: store.handle,
  name: store.name,
  merchantLogo: pictureOf(pictures, store.logo),
  about: store.about,
  isFeatured: store.isFeatured,
  categoryIds: store.categoryIds,
  brandIds: store.brandIds,
  noCostTenures: isLending ? store.noCostTenures : [],
});

/** `lenders`: with the terms of its store. */
export function productCard(
  product: ProductEntry,
  store: StoreEntry,
  lenders: readonly Lender[],
  { pictures }: CatalogueLists,
): ProductCard {
  return {
    merchantHandle: store.handle,
    productId: product.productId,
    productName: product.name,
    // Each product has a picture in the file.
    productImage: pictureOf(pictures, product.picture) ?? '',
    merchantName: store.name,
    merchantLogo: pictureOf(pictures, store.logo),
    categoryId: product.categoryId,
    brandId: product.brandId,
    pricePaise: product.pricePaise,
    tenure: product.tenure,
    ...shownPlan(product, lenders),
  };
}

/**
 * Plan on a card for its months: the no-cost plan with the lowest instalment, or if there is none, the lowest of all.
 */
function shownPlan(
  { pricePaise, tenure }: ProductEntry,
  lenders: readonly Lender[],
): Pick<ProductCard, 'isNoCost' | 'emi'> {
  const amountRupees = rupeesOf(pricePaise);
  const plans = lenders.flatMap((lender) => {
    const annualRateBps = lender.annualRateBps[tenure];
    if (annualRateBps === null || amountFit(lender, amountRupees) !== 'within') return [];
    const { isNoCost, emiPaise } = planEmi(lender, tenure, annualRateBps, amountRupees);
    return [{ isNoCost, emi: rupeesOf(emiPaise) }];
  });
  const [best] = plans.sort((a, b) => Number(b.isNoCost) - Number(a.isNoCost) || a.emi - b.emi);
  return best ?? { isNoCost: false, emi: null };
}
