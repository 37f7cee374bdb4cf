import type { Config } from '../config';
import { type CatalogueFile, catalogueFile } from '../services/catalogue/catalogue-file';
import catalogue from './catalogue.json' with { type: 'json' };

/** The only shop where buying works. */
const EXAMPLE_SHOP = 'zenmart';

/** The sandbox's catalogue: the merchants named in the specification, in its order, and the example shop at its current
 *  origin. Products, prices and drawings are invented. Source: CNT-012..015, CAT-037..039. */
export function sandboxCatalogue({ origin }: Config['exampleMerchant']): CatalogueFile {
  const file = catalogueFile('sandbox').parse(catalogue);
  return {
    ...file,
    stores: file.stores.map((store) => (store.handle === EXAMPLE_SHOP ? { ...store, storeUrl: `${origin}/` } : store)),
    products: file.products.map((product) =>
      product.handle === EXAMPLE_SHOP ? { ...product, url: `${origin}/product?product=${product.productId}` } : product,
    ),
  };
}
