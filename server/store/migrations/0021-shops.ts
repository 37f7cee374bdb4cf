import { type Kysely, sql } from 'kysely';

/** Merchant of a catalogue shop, and the no-cost months at the start of a payment: null for earlier ones, which use
 *  each lender's file. Clicks on shops are stored without personal data. */
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
