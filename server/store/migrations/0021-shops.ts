import { type Kysely, sql } from 'kysely';

/** Which merchant a shop of the catalogue is, and the months at no cost that a payment began with: null of older ones, for
 *  which those of each lender's file count. What has been followed to a shop, nothing about whom. */
const statements = [
  `alter table catalogue_stores add column merchant_key text`,
  `update catalogue_stores set merchant_key = content::jsonb ->> 'merchantKey'`,
  `create index catalogue_stores_of_merchant on catalogue_stores (merchant_key, version) where merchant_key is not null`,
  `alter table transactions add column no_cost_tenures text`,
  `create table shop_clicks (
    click_id bigint generated always as identity primary key,
    handle text not null,
    product_id text,
    campaign text,
    lender_id text,
    at_ms bigint not null
  )`,
  `create index shop_clicks_of_shop on shop_clicks (handle, at_ms)`,
  `create index shop_clicks_by_age on shop_clicks (at_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
