import { campaignGet } from '../../shared/api/campaigns';
import * as catalogue from '../../shared/api/catalogue';
import { type Handler, publicHandler } from '../http/handler';
import * as answers from '../services/catalogue/answers';
import { campaignOf } from '../services/catalogue/campaign';
import { merchantsFor } from '../services/catalogue/search';

/** Handlers of `shared/api/catalogue` and `campaigns`. */
export const catalogueHandlers = (deps: Parameters<typeof merchantsFor>[0]): readonly Handler[] => [
  publicHandler(catalogue.merchantList, (asked) => merchantsFor(deps, asked)),
  publicHandler(catalogue.categoryList, () => answers.categoriesOf(deps)),
  publicHandler(catalogue.brandList, () => answers.brandsOf(deps)),
  publicHandler(catalogue.categoryPage, (asked) => answers.categoryPageOf(deps, asked)),
  publicHandler(catalogue.brandPage, (asked) => answers.brandPageOf(deps, asked)),
  publicHandler(catalogue.merchantPage, (asked) => answers.merchantPageOf(deps, asked)),
  publicHandler(catalogue.merchantHowToBuy, (asked) => answers.howToBuyAt(deps, asked)),
  publicHandler(catalogue.productHowToBuy, (asked) => answers.productAt(deps, asked)),
  publicHandler(campaignGet, (asked) => campaignOf(deps, asked)),
];
