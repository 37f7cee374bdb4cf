import type { ProductCard } from '../../../shared/api/catalogue';
import type { PageData } from '../../../shared/site/page-data';
import { initialBuyPage } from '../../../shared/site/page-state';
import { findProducts, findStores } from '../../store/catalogue';
import { productCards, productIn, storeIn } from '../catalogue/find';
import type { AskedData, PageSource, SiteDataDeps } from './page-source';

const MERCHANTS = 20;
/** Number of candidates, the first of the catalogue: the cost of each is calculated with every lender. */
const LOOKED_AT = 60;
/** Months in the row of products, in order. Source: CNT-013. */
const MONTHS_SHOWN = [6, 12, 9, 3] as const;

const everything = { words: [], categoryIds: [], brandIds: [] } as const;
const nothing: PageData['home'] = { 'buy-with-the-product': initialBuyPage };

/** The first merchants of the catalogue, and no-cost products; a lender's own home page shows neither. */
async function homeFor(deps: SiteDataDeps, { site }: AskedData): Promise<PageData['home']> {
  if (site.kind === 'lender') return nothing;
  const known = await deps.catalogue.current();
  const { version } = known;
  const stores = await findStores(deps.db, version, everything, { limit: MERCHANTS, offset: 0 });
  const products = await findProducts(deps.db, version, everything, { limit: LOOKED_AT, offset: 0 });
  return {
    'buy-with-the-product': {
      merchants: stores.map(storeIn).map(({ handle, name }) => ({ merchantHandle: handle, name })),
      products: shownOf(await productCards(deps, known, products.map(productIn))),
    },
  };
}

/** A no-cost product per number of months; if possible each of another merchant. */
export function shownOf(cards: readonly ProductCard[]): ProductCard[] {
  const shown: ProductCard[] = [];
  for (const tenure of MONTHS_SHOWN) {
    const having = cards.filter((card) => card.isNoCost && card.tenure === tenure);
    const other = having.find((card) => !shown.some(({ merchantHandle }) => merchantHandle === card.merchantHandle));
    const next = other ?? having[0];
    if (next) shown.push(next);
  }
  return shown;
}

/** While the catalogue is unavailable the page shows fixed names. */
export const homeSource: PageSource<'home'> = { find: homeFor, without: { status: 200, data: () => nothing } };
