import { sql } from 'kysely';
import type { Db } from '../../../server/store/schema';
import { withoutIndexes } from '../../../server/testing/old-rows';

/** What a grown catalogue has beside the one that is stored: as many different words as there are models. */
export interface Grown {
  readonly stores: number;
  readonly products: number;
}

/** Each product has one of so many models, of so many brands; a hundredth of that in a catalogue of 10,000. */
const MODELS = 5_000;
const BRANDS = 200;
const LIKE_STORE = 'vijay-sales';
const LIKE_PRODUCT = 'feather-14';

/** Adds stores and products to the catalogue that counts, each with an entry that can be drawn and words of its own, and
 *  has the database look at how many there are. */
export async function growCatalogue(db: Db, { stores, products }: Grown): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const tables = ['catalogue_stores', 'catalogue_products', 'catalogue_words'];
  const indexes: string[] = [];
  for (const table of tables) indexes.push(...(await withoutIndexes(run, table)));
  const piecesOf = `(select array_agg(distinct substr('  ' || word || ' ', at, 3))
    from generate_series(1, length(word) + 1) at)`;
  await run(`insert into catalogue_stores
      (version, handle, place, is_featured, category_ids, brand_ids, merchant_key, words, content)
    select version, 'shop-' || n, 1000 + n, false, category_ids, array['brand-' || n % ${BRANDS}], null,
      array_to_tsvector(array['shop', 'shop' || n, 'brand' || n % ${BRANDS}, 'electronics', '#nocost']),
      (content::jsonb || jsonb_build_object('handle', 'shop-' || n, 'name', 'Shop ' || n))::text
    from catalogue_stores, generate_series(1, ${stores}) n
    where version = (select version from catalogue_current) and handle = '${LIKE_STORE}'`);
  await run(`insert into catalogue_products
      (version, handle, product_id, place, category_id, brand_id, words, content)
    select version, 'shop-' || n % ${stores} + 1, 'p-' || n, 1000 + n, category_id, 'brand-' || n % ${BRANDS},
      array_to_tsvector(array['shop' || n % ${stores} + 1, 'brand' || n % ${BRANDS}, 'model' || n % ${MODELS},
        'item' || n, 'gadget', '#months12']),
      (content::jsonb || jsonb_build_object('handle', 'shop-' || n % ${stores} + 1, 'productId', 'p-' || n,
        'name', 'Brand' || n % ${BRANDS} || ' model' || n % ${MODELS} || ' item' || n))::text
    from catalogue_products, generate_series(1, ${products}) n
    where version = (select version from catalogue_current) and product_id = '${LIKE_PRODUCT}'`);
  await run(`insert into catalogue_words (version, word, pieces)
    select version, word, ${piecesOf} from catalogue_current, (
      select 'shop' || n as word from generate_series(1, ${stores}) n
      union select 'brand' || n from generate_series(0, ${BRANDS - 1}) n
      union select 'model' || n from generate_series(0, ${Math.min(MODELS, products) - 1}) n
      union select 'item' || n from generate_series(1, ${products}) n
      union select 'gadget') as words
    on conflict do nothing`);
  for (const index of indexes) await run(index);
  for (const table of tables) await run(`analyze ${table}`);
}
