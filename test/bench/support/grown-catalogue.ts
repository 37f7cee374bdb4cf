import { sql } from 'kysely';
import type { Db } from '../../../server/store/schema';
import { withoutIndexes } from '../../../server/testing/database/old-rows';

/** Number of rows that a grown catalogue adds to the stored one, with as many different words as models. */
export interface Grown {
  readonly stores: number;
  readonly products: number;
}

/** Models and brands of the products; a hundredth of them in a catalogue of 10,000. */
const MODELS = 5_000;
const BRANDS = 200;
const LIKE_STORE = 'vijay-sales';
const LIKE_PRODUCT = 'feather-14';

/** Version of a grown catalogue: a server reloads its lists only if the version changes. */
const GROWN = 'grown';

/** Activates a grown catalogue: the stores and products of the active one, and as many more, each with a drawable entry
 *  and unique words. Recalculates the counts of the version and updates the statistics of the database. */
export async function growCatalogue(db: Db, { stores, products }: Grown): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const tables = ['catalogue_stores', 'catalogue_products', 'catalogue_words'];
  const indexes: string[] = [];
  for (const table of tables) indexes.push(...(await withoutIndexes(run, table)));
  const piecesOf = `(select array_agg(distinct substr('  ' || word || ' ', at, 3))
    from generate_series(1, length(word) + 1) at)`;
  const before = '(select version from catalogue_current)';
  const lastPlace = (table: string) => `(select max(place) from ${table} where version = ${before})`;
  await run(`insert into catalogue_versions (version, content, stored_at_ms)
    select '${GROWN}', content, stored_at_ms from catalogue_versions where version = ${before}`);
  await run(`insert into catalogue_stores
      (version, handle, place, is_featured, category_ids, brand_ids, merchant_key, words, content)
    select '${GROWN}', handle, place, is_featured, category_ids, brand_ids, merchant_key, words, content
    from catalogue_stores where version = ${before}
    union all
    select '${GROWN}', 'shop-' || n, ${lastPlace('catalogue_stores')} + n, false, category_ids,
      array['brand-' || n % ${BRANDS}], null,
      array_to_tsvector(array['shop', 'shop' || n, 'brand' || n % ${BRANDS}, 'electronics', '#nocost']),
      (content::jsonb || jsonb_build_object('handle', 'shop-' || n, 'name', 'Shop ' || n))::text
    from catalogue_stores, generate_series(1, ${stores}) n
    where version = ${before} and handle = '${LIKE_STORE}'`);
  await run(`insert into catalogue_products (version, handle, product_id, place, category_id, brand_id, words, content)
    select '${GROWN}', handle, product_id, place, category_id, brand_id, words, content
    from catalogue_products where version = ${before}
    union all
    select '${GROWN}', 'shop-' || n % ${stores} + 1, 'p-' || n, ${lastPlace('catalogue_products')} + n, category_id,
      'brand-' || n % ${BRANDS},
      array_to_tsvector(array['shop' || n % ${stores} + 1, 'brand' || n % ${BRANDS}, 'model' || n % ${MODELS},
        'item' || n, 'gadget', '#months12']),
      (content::jsonb || jsonb_build_object('handle', 'shop-' || n % ${stores} + 1, 'productId', 'p-' || n,
        'name', 'Brand' || n % ${BRANDS} || ' model' || n % ${MODELS} || ' item' || n))::text
    from catalogue_products, generate_series(1, ${products}) n
    where version = ${before} and product_id = '${LIKE_PRODUCT}'`);
  await run(`insert into catalogue_words (version, word, pieces)
    select '${GROWN}', word, ${piecesOf} from (
      select word from catalogue_words where version = ${before}
      union select 'shop' || n from generate_series(1, ${stores}) n
      union select 'brand' || n from generate_series(0, ${BRANDS - 1}) n
      union select 'model' || n from generate_series(0, ${Math.min(MODELS, products) - 1}) n
      union select 'item' || n from generate_series(1, ${products}) n
      union select 'gadget') as words`);
  for (const index of indexes) await run(index);
  for (const table of tables) await run(`analyze ${table}`);
  await recount(run);
  await run(`update catalogue_current set version = '${GROWN}'`);
}

/** Recalculates counts and ranks of a version; names of added rows sort by position. */
async function recount(run: (statement: string) => Promise<unknown>): Promise<void> {
  const grown = `version = '${GROWN}'`;
  const counted = (list: string, inStore: string, ofProduct: string) => `'${list}', (
    select jsonb_agg(entry || jsonb_build_object(
      'storeCount', (select count(*) from catalogue_stores where ${grown} and ${inStore}),
      'productCount', (select count(*) from catalogue_products where ${grown} and ${ofProduct})) order by at)
    from jsonb_array_elements(content::jsonb->'${list}') with ordinality as listed (entry, at))`;
  const category = "(entry->>'categoryId')";
  const brand = "(entry->>'brandId')";
  await run(`update catalogue_versions set content = (content::jsonb || jsonb_build_object(
      'storeCount', (select count(*) from catalogue_stores where ${grown}),
      'productCount', (select count(*) from catalogue_products where ${grown}),
      'storeNameRanks', (content::jsonb->'storeNameRanks') || (
        select jsonb_agg(n order by n) from generate_series(jsonb_array_length(content::jsonb->'storeNameRanks'),
          (select count(*)::int - 1 from catalogue_stores where ${grown})) n),
      ${counted('categories', `category_ids @> array[${category}]`, `category_id = ${category}`)},
      ${counted('brands', `brand_ids @> array[${brand}]`, `brand_id = ${brand}`)}))::text
    where ${grown}`);
}
