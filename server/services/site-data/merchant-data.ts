import * as z from 'zod/mini';
import { CatalogueId } from '../../../shared/api/fields';
import type { PageData } from '../../../shared/site/page-data';
import { pageOfProducts, pageOfStores } from '../../store/catalogue';
import { howToBuyAt, merchantPageOf, productAt } from '../catalogue/answers';
import { lendersAt, noCostLenders } from '../catalogue/cards';
import { storeOf } from '../catalogue/find';
import { Refusal } from '../refusal';
import { AskedPage } from './asked';
import type { AskedData, Named, PageSource, SiteDataDeps } from './page-source';

function namedIn<Names extends string>(
  { params }: AskedData,
  ...names: readonly Names[]
): Readonly<Record<Names, string>> {
  const read = names.map((name) => [name, CatalogueId.safeParse(params[name]).data] as const);
  if (read.some(([, id]) => id === undefined)) throw new Refusal('NOT_FOUND');
  // SAFETY: each is present.
  return Object.fromEntries(read) as Readonly<Record<Names, string>>;
}

const MerchantQuery = z.object({ page: AskedPage });

async function merchantFor(deps: SiteDataDeps, asked: AskedData): Promise<PageData['merchant']> {
  const { merchantHandle: handle } = namedIn(asked, 'merchantHandle');
  const { page } = MerchantQuery.parse(asked.query);
  const answer = await merchantPageOf(deps, { handle, page: String(page) });
  // A page beyond the end of the list does not exist.
  if (page > 1 && answer.products.length === 0) throw new Refusal('NOT_FOUND');
  const lenders = await lendersAt(deps.merchants, (await storeOf(deps, handle)).store);
  return {
    ...answer,
    isFinanced: lenders.length > 0,
    noCostLenders: noCostLenders(lenders),
  };
}

async function howToBuyFor(deps: SiteDataDeps, asked: AskedData): Promise<PageData['how-to-buy']> {
  const { handle } = namedIn(asked, 'handle');
  const { store } = await storeOf(deps, handle);
  const least = (await lendersAt(deps.merchants, store)).map(({ minLoanAmount }) => minLoanAmount);
  return {
    ...(await howToBuyAt(deps, { handle })),
    hasOwnSteps: store.howToBuy !== null,
    leastRupees: least.length === 0 ? null : Math.min(...least),
  };
}

async function productFor(deps: SiteDataDeps, asked: AskedData): Promise<PageData['product']> {
  const named = namedIn(asked, 'handle', 'productId');
  const answer = await productAt(deps, named);
  const { lists } = await deps.catalogue.current();
  const { categoryId, brandId } = answer.product;
  const category = lists.categories.find((each) => each.categoryId === categoryId);
  if (!category) throw new Error(`no category ${categoryId}`);
  const brand = lists.brands.find((each) => each.brandId === brandId);
  const { noCostTenures } = (await storeOf(deps, named.handle)).store;
  return { ...answer, noCostTenures, category: { categoryId, name: category.name }, brandName: brand?.name ?? null };
}

/** Pages of all merchants, by the parameter name of their row. */
const everyStore = (name: string): NonNullable<PageSource<never>['every']> => ({
  count: ({ lists }) => lists.storeCount,
  piece: async ({ db }, { version }, piece) =>
    (await pageOfStores(db, version, piece)).map((handle): Named => ({ [name]: handle })),
});

export const merchantSource: PageSource<'merchant'> = { find: merchantFor, every: everyStore('merchantHandle') };
export const howToBuySource: PageSource<'how-to-buy'> = { find: howToBuyFor, every: everyStore('handle') };
export const productSource: PageSource<'product'> = {
  find: productFor,
  every: {
    count: ({ lists }) => lists.productCount,
    piece: ({ db }, { version }, piece) => pageOfProducts(db, version, piece),
  },
};
