import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as api from '../../../shared/api/filed-application';
import { rupeesOf } from '../../../shared/money/paise';
import { searchWords } from '../../rules/search-words';
import { findProducts, handleOfMerchant, productOf } from '../../store/catalogue';
import type { TelesalesCaller } from '../caller';
import type { ProductEntry } from '../catalogue/catalogue-file';
import { type CatalogueDeps, productIn } from '../catalogue/find';
import { Refusal } from '../refusal';

export type DeskCatalogue = Pick<CatalogueDeps, 'db' | 'catalogue'>;

const DESK_PRODUCTS_AT_MOST = 8;

const wanted = ({ productId, name, pricePaise }: ProductEntry): api.WantedProduct => ({
  productId,
  name,
  priceRupees: rupeesOf(pricePaise),
});

export async function deskProductsFor(
  { db, catalogue }: DeskCatalogue,
  { merchant }: Pick<TelesalesCaller, 'merchant'>,
  { searchText }: RequestOf<typeof api.deskProducts>,
): Promise<ResponseOf<typeof api.deskProducts>> {
  const { version } = await catalogue.current();
  const handle = await handleOfMerchant(db, version, merchant.merchantKey);
  const words = searchWords(searchText);
  // Punctuation alone has no words, and finds nothing.
  if (handle === null || (words.length === 0 && searchText.trim() !== '')) return { products: [] };
  const lookedFor = { words, categoryIds: [], brandIds: [], handle };
  const products = await findProducts(db, version, lookedFor, { limit: DESK_PRODUCTS_AT_MOST, offset: 0 });
  return { products: products.map(productIn).map(wanted) };
}

/** A current product of the agent's merchant. Refuses any other with 400. */
export async function productWanted(
  { db, catalogue }: DeskCatalogue,
  { merchant }: Pick<TelesalesCaller, 'merchant'>,
  productId: string,
): Promise<api.WantedProduct> {
  const { version } = await catalogue.current();
  const handle = await handleOfMerchant(db, version, merchant.merchantKey);
  const found = handle === null ? null : await productOf(db, version, handle, productId);
  if (found === null)
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'productId', message: 'must be a product of the shop' }] });
  return wanted(productIn(found));
}
