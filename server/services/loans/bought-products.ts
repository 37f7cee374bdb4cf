import { productsNamed } from '../../store/catalogue';
import type { Purchase } from '../../store/loans';
import type { Db } from '../../store/schema';
import { pictureOf } from '../catalogue/cards';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import { productIn } from '../catalogue/find';

export interface BoughtProduct {
  readonly name: string;
  readonly picture: string | null;
}

export interface ProductDeps {
  readonly db: Db;
  readonly catalogue: Pick<CatalogueCache, 'current'>;
}

/** First product of each purchase, by purchase; absent if the order does not say, or the catalogue does not have it. */
export async function productsBought(
  { db, catalogue }: ProductDeps,
  bought: ReadonlyMap<string, Purchase>,
): Promise<ReadonlyMap<string, BoughtProduct>> {
  const named = [...bought.values()].flatMap(({ txnUuid, merchantHandle: handle, items: [first] }) =>
    handle === null || first?.productId === undefined ? [] : [{ txnUuid, handle, productId: first.productId }],
  );
  if (named.length === 0) return new Map();
  const { version, lists } = await catalogue.current();
  const products = new Map(
    (await productsNamed(db, version, named)).map(productIn).map((each) => [keyOf(each), each] as const),
  );
  return new Map(
    named.flatMap((each) => {
      const product = products.get(keyOf(each));
      return product
        ? [[each.txnUuid, { name: product.name, picture: pictureOf(lists.pictures, product.picture) }] as const]
        : [];
    }),
  );
}

const keyOf = ({ handle, productId }: { readonly handle: string; readonly productId: string }): string =>
  `${handle}/${productId}`;
