import { campaignGet } from '../../shared/api/campaigns';
import * as catalogue from '../../shared/api/catalogue';
import type { Endpoint, RequestOf, ResponseOf } from '../../shared/api/endpoint';
import { type Handler, publicHandler } from '../http/handler';
import { CATALOGUE_CACHE_MS } from '../rules/lifetimes';
import * as answers from '../services/catalogue/answers';
import { campaignOf } from '../services/catalogue/campaign';
import { merchantsFor } from '../services/catalogue/search';
import { Kept } from '../services/kept';

/** Of each list and page, some 20 kB each. What merchants have agreed on and the day are in no version: an answer is made
 *  anew as often as both are looked at. */
const ANSWERS_KEPT = { atMost: 200, keptMs: CATALOGUE_CACHE_MS } as const;

/** Handlers of `shared/api/catalogue` and `campaigns`. */
export function catalogueHandlers(deps: Parameters<typeof merchantsFor>[0]): readonly Handler[] {
  /** What everybody is answered alike, made once for a version of the catalogue and what is asked of it. */
  const keptHandler = <E extends Endpoint>(endpoint: E, find: (asked: RequestOf<E>) => Promise<ResponseOf<E>>) => {
    const kept = new Kept<ResponseOf<E>>(deps.clock, ANSWERS_KEPT);
    return publicHandler(endpoint, async (asked) => {
      const { version } = await deps.catalogue.current();
      return kept.find(JSON.stringify([version, asked]), () => find(asked));
    });
  };
  return [
    publicHandler(catalogue.merchantList, (asked) => merchantsFor(deps, asked)),
    keptHandler(catalogue.categoryList, () => answers.categoriesOf(deps)),
    keptHandler(catalogue.brandList, () => answers.brandsOf(deps)),
    keptHandler(catalogue.categoryPage, (asked) => answers.categoryPageOf(deps, asked)),
    keptHandler(catalogue.brandPage, (asked) => answers.brandPageOf(deps, asked)),
    keptHandler(catalogue.merchantPage, (asked) => answers.merchantPageOf(deps, asked)),
    keptHandler(catalogue.merchantHowToBuy, (asked) => answers.howToBuyAt(deps, asked)),
    keptHandler(catalogue.productHowToBuy, (asked) => answers.productAt(deps, asked)),
    keptHandler(campaignGet, (asked) => campaignOf(deps, asked)),
  ];
}
