import type * as api from '../../../shared/api/catalogue';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { salesLenders } from '../../../shared/lenders';
import { rupeesOf } from '../../../shared/money/paise';
import type { Clock } from '../../platform/clock';
import { countProducts, findProducts, handleOfMerchant, productOf } from '../../store/catalogue';
import { nearestAmount } from '../offers';
import { lendersAt, merchantCard, noCostLenders, pictureOf, productCard } from './cards';
import { type CatalogueDeps, featured, found, PRODUCTS_A_PAGE, productCards, productIn, storeOf } from './find';
import { offersOf } from './offers-of';
import { orNotFound } from './or-not-found';

interface Deps extends CatalogueDeps {
  readonly clock: Clock;
}

const everything = { words: [], categoryIds: [], brandIds: [] } as const;

const counted = <Entry extends { readonly storeCount: number }>({ storeCount, ...entry }: Entry) => ({
  ...entry,
  merchantCount: storeCount,
});

export async function categoriesOf(deps: Deps): Promise<ResponseOf<typeof api.categoryList>> {
  const { lists } = await deps.catalogue.current();
  return { categories: lists.categories.map(counted) };
}

export async function brandsOf(deps: Deps): Promise<ResponseOf<typeof api.brandList>> {
  const { lists } = await deps.catalogue.current();
  return { brands: lists.brands.map(counted) };
}

/** Answers `GET app/page/get/CATEGORY/…`. Refuses an unknown category with 404. */
export async function categoryPageOf(
  deps: Deps,
  { id, page = '1' }: RequestOf<typeof api.categoryPage>,
): Promise<ResponseOf<typeof api.categoryPage>> {
  const known = await deps.catalogue.current();
  const category = orNotFound(known.lists.categories.find(({ categoryId }) => categoryId === id));
  const wanted = { ...everything, categoryIds: [id] };
  return {
    ...(await found(deps, known, wanted, Number(page))),
    category: counted(category),
    featuredMerchants: await featured(deps, known, wanted),
  };
}

/** Answers `GET app/page/get/BRAND/…`. Refuses an unknown brand with 404. */
export async function brandPageOf(
  deps: Deps,
  { id, page = '1' }: RequestOf<typeof api.brandPage>,
): Promise<ResponseOf<typeof api.brandPage>> {
  const known = await deps.catalogue.current();
  const brand = orNotFound(known.lists.brands.find(({ brandId }) => brandId === id));
  const answer = await found(deps, known, { ...everything, brandIds: [id] }, Number(page));
  const handles = new Set(answer.allMerchants.map(({ merchantHandle }) => merchantHandle));
  return {
    ...answer,
    brand: counted(brand),
    offers: await offersOf(deps, known, (handle) => handles.has(handle)),
  };
}

/** Answers `GET app/page/get/MERCHANT/…`. Refuses an unknown merchant with 404. */
export async function merchantPageOf(
  deps: Deps,
  { handle, page = '1' }: RequestOf<typeof api.merchantPage>,
): Promise<ResponseOf<typeof api.merchantPage>> {
  const { known, store } = await storeOf(deps, handle);
  const { version, lists } = known;
  const wanted = { ...everything, handle };
  const productCount = await countProducts(deps.db, version, wanted);
  const offset = (Number(page) - 1) * PRODUCTS_A_PAGE;
  const products =
    offset < productCount ? await findProducts(deps.db, version, wanted, { limit: PRODUCTS_A_PAGE, offset }) : [];
  return {
    merchant: merchantCard(store, lists, deps.merchants),
    merchantKey: store.merchantKey,
    storeUrl: store.storeUrl,
    howToBuy: (store.howToBuy ?? lists.howToBuy).steps,
    branchLocator: store.branches,
    offers: await offersOf(deps, known, (each) => each === handle),
    offerLenders: noCostLenders(await lendersAt(deps.merchants, store)),
    page: Number(page),
    hasMore: offset + PRODUCTS_A_PAGE < productCount,
    productCount,
    products: await productCards(deps, known, products.map(productIn)),
  };
}

/** Answers `GET app/how-to-buy/{handle}`. Refuses an unknown merchant with 404. */
export async function howToBuyAt(
  deps: Deps,
  { handle }: RequestOf<typeof api.merchantHowToBuy>,
): Promise<ResponseOf<typeof api.merchantHowToBuy>> {
  const { known, store } = await storeOf(deps, handle);
  const { steps, videoUrl } = store.howToBuy ?? known.lists.howToBuy;
  const { name, storeUrl } = store;
  return {
    merchantHandle: handle,
    name,
    merchantLogo: pictureOf(known.lists.pictures, store.logo),
    storeUrl,
    steps,
    videoUrl,
  };
}

/** Answers `GET app/how-to-buy/{handle}/{productId}`. Refuses an unknown product with 404. */
export async function productAt(
  deps: Deps,
  { handle, productId }: RequestOf<typeof api.productHowToBuy>,
): Promise<ResponseOf<typeof api.productHowToBuy>> {
  const { known, store } = await storeOf(deps, handle);
  const product = productIn(orNotFound(await productOf(deps.db, known.version, handle, productId)));
  const lenders = await lendersAt(deps.merchants, store);
  const amountRupees = rupeesOf(product.pricePaise);
  return {
    key: `${handle}-${productId}`,
    product: productCard(product, store, lenders, known.lists),
    productUrl: product.url ?? store.storeUrl,
    lenders: salesLenders(lenders, amountRupees, product.tenure),
    nearestAmount: nearestAmount(
      lenders.map(({ lenderId }) => lenderId),
      amountRupees,
    ),
    steps: (store.howToBuy ?? known.lists.howToBuy).steps,
  };
}

export async function handleAt({ db, catalogue }: CatalogueDeps, merchantKey: string): Promise<string | null> {
  const { version } = await catalogue.current();
  return handleOfMerchant(db, version, merchantKey);
}

export async function shopAddress(
  deps: CatalogueDeps,
  { handle, productId }: { readonly handle: string; readonly productId: string | null },
): Promise<string> {
  const { known, store } = await storeOf(deps, handle);
  if (productId === null) return store.storeUrl;
  const product = productIn(orNotFound(await productOf(deps.db, known.version, handle, productId)));
  return product.url ?? store.storeUrl;
}
