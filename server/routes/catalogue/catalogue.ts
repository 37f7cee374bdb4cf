import { campaignGet } from '../../../shared/api/campaigns';
import * as catalogue from '../../../shared/api/catalogue';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { type Handler, publicHandler } from '../../http/handler';
import { CATALOGUE_CACHE_MS } from '../../rules/lifetimes';
import * as answers from '../../services/catalogue/answers';
import { campaignOf } from '../../services/catalogue/campaign';
import { merchantsFor } from '../../services/catalogue/search';
import { LruCache } from '../../services/lru-cache';

/** Lists and pages of some 20 kB each. The TTL covers data without a version: the day and merchants' terms. */
const ANSWER_CACHE = { maxEntries: 200, ttlMs: CATALOGUE_CACHE_MS } as const;

export function catalogueHandlers(deps: Parameters<typeof merchantsFor>[0]): readonly Handler[] {
  /** Responses are the same for all callers; cached by catalogue version and request. */
  const cachedHandler = <E extends Endpoint>(endpoint: E, find: (asked: RequestOf<E>) => Promise<ResponseOf<E>>) => {
    const cache = new LruCache<ResponseOf<E>>(deps.clock, ANSWER_CACHE);
    return publicHandler(endpoint, async (asked) => {
      const { version } = await deps.catalogue.current();
      return cache.find(JSON.stringify([version, asked]), () => find(asked));
    });
  };
  return [
    publicHandler(catalogue.merchantList, (asked) => merchantsFor(deps, asked)),
    cachedHandler(catalogue.categoryList, () => answers.categoriesOf(deps)),
    cachedHandler(catalogue.brandList, () => answers.brandsOf(deps)),
    cachedHandler(catalogue.categoryPage, (asked) => answers.categoryPageOf(deps, asked)),
    cachedHandler(catalogue.brandPage, (asked) => answers.brandPageOf(deps, asked)),
    cachedHandler(catalogue.merchantPage, (asked) => answers.merchantPageOf(deps, asked)),
    cachedHandler(catalogue.merchantHowToBuy, (asked) => answers.howToBuyAt(deps, asked)),
    cachedHandler(catalogue.productHowToBuy, (asked) => answers.productAt(deps, asked)),
    cachedHandler(campaignGet, (asked) => campaignOf(deps, asked)),
  ];
}
