import pg from 'pg';

/** Tables that grow with the business: no call may scan one completely. */
export const growingTables = [
  'agents',
  'application_consents',
  'application_declines',
  'application_pages',
  'applications',
  'catalogue_products',
  'catalogue_stores',
  'catalogue_words',
  'consent_texts',
  'consents',
  'credit_lines',
  'credit_releases',
  'credit_reservations',
  'dispute_entries',
  'dispute_files',
  'disputes',
  'customers',
  'event_log',
  'feedback',
  'filed_applications',
  'filed_details',
  'idempotency_keys',
  'instalments',
  'kfs_consents',
  'kfs_files',
  'jobs',
  'kfs_documents',
  'ledger_accounts',
  'ledger_entries',
  'ledger_transfers',
  'linked_accounts',
  'loans',
  'mandates',
  'merchant_lenders',
  'merchant_origins',
  'merchant_webhooks',
  'merchants',
  'one_time_codes',
  'payment_requests',
  'payment_timeline',
  'rate_limits',
  'refunds',
  'repayments',
  'replaced_links',
  'registrations',
  'sandbox_sms',
  'sessions',
  'settlement_lines',
  'shop_clicks',
  'subventions',
  'support_tickets',
  'tab_handovers',
  'telesales_entries',
  'telesales_sessions',
  'transactions',
  'unclaimed_loans',
  'verified_mobiles',
  'voucher_grants',
  'voucher_messages',
  'webhook_attempts',
  'webhook_deliveries',
] as const;

export type GrowingTable = (typeof growingTables)[number];

/** One of eleven payments is open, and every second of the others is paid. */
const isOpen = 'n % 11 = 0';
const isPaid = 'n % 11 <> 0 and n % 2 = 0';
/** One of three reservations is paid. */
const isLent = 'n % 3 = 0';
const LONG_AGO = 'n + 1000000000000';
const ownCatalogue = {
  version: `(select version from catalogue_current)`,
  place: '1000 + n',
  words: `array_to_tsvector(array['word' || n % 1000, 'of' || n])`,
  content: `'{}'`,
};
const ownMerchant = { merchant_key: `'merchant_key-' || n` };

/** Column values of old rows that a constraint or an index requires: expressions of the row number `n`. One in ten rows
 *  belongs to the example merchant. */
const special: Readonly<Record<string, string>> = {
  merchant_key: `case when n % 10 = 0 then 'zenmart_sandbox' else 'merchant_key-' || n % 2000 end`,
  mobile: `(6000000000 + n)::text`,
  given_mobile: 'null',
  draft_mobile: 'null',
  secret: `repeat('s', 32)`,
  origin: `'https://shop-' || n || '.example'`,
  url: `'https://shop-' || n || '.example/hook'`,
  reference: `lpad(n::text, 22, '0')`,
  application_reference: `lpad(n::text, 22, '0')`,
  text_hash: `repeat('0', 64)`,
  language: `'en'`,
  source: `'LINK'`,
  purpose: `'login'`,
  channel: `'ONLINE'`,
  balance_paise: '0',
};
const specialOf: { readonly [Table in GrowingTable]?: Readonly<Record<string, string>> } = {
  agents: { ...ownMerchant, status: `'active'`, role: `'till'` },
  merchants: { ...ownMerchant, logo_url: 'null', widget_settings: `'{}'` },
  merchant_lenders: { ...ownMerchant, lender_id: `'401'` },
  merchant_origins: ownMerchant,
  merchant_webhooks: ownMerchant,
  transactions: {
    status: `case when ${isOpen} then 'INITIATED' when ${isPaid} then 'COMPLETE' else 'CANCELED' end`,
    credit: `case when ${isPaid} then 'taken' else 'none' end`,
    is_open: isOpen,
    due_rupees: '0',
    no_cost_tenures: 'null',
    completed_at_ms: `case when ${isPaid} then ${LONG_AGO} end`,
    repaid_at_ms: `case when ${isPaid} and n % 3 = 0 then ${LONG_AGO} end`,
    has_loan: isPaid,
  },
  jobs: { kind: `'webhook'`, lease: 'null' },
  application_declines: { detail_reasons: `'["wrongPan"]'`, offer_reasons: `'[]'` },
  filed_applications: { submitting_until_ms: 'null', link_sent_at_ms: `'[]'` },
  applications: { status: `'SUBMITTED'`, closed_at_ms: 'null' },
  application_pages: { status: `'FINISHED'` },
  consent_texts: { text_hash: `lpad(n::text, 64, '0')` },
  kfs_files: { file_hash: `lpad(n::text, 64, '0')` },
  consents: { action: `'GIVEN'`, kind: `'TERMS'`, place: `'SITE'` },
  credit_lines: { state: `'active'` },
  credit_reservations: {
    status: `case when ${isLent} then 'CONFIRMED' when n % 10 = 1 then 'RESERVED' else 'CANCELED' end`,
    confirmed_at_ms: `case when ${isLent} then ${LONG_AGO} end`,
  },
  // Of the active version, with separate words, brands and categories.
  catalogue_stores: {
    ...ownCatalogue,
    category_ids: `array['category-' || n % 100]`,
    brand_ids: `array['brand-' || n % 1000]`,
    is_featured: 'false',
    ...ownMerchant,
  },
  catalogue_products: {
    ...ownCatalogue,
    category_id: `'category-' || n % 100`,
    brand_id: `'brand-' || n % 1000`,
  },
  catalogue_words: { ...ownCatalogue, pieces: `array['  w', ' wo', 'wor', (n % 1000)::text, 'x' || n]` },
  dispute_entries: { kind: `'SHOPPER'`, reply_id: 'null' },
  dispute_files: { kind: `'png'`, content: `decode('00', 'hex')`, kept_until_ms: 'null' },
  disputes: {
    status: `case when n % 2 = 0 then 'CLOSED' else 'IN_REVIEW' end`,
    topic: `'OTHER'`,
    closed_at_ms: `case when n % 2 = 0 then ${LONG_AGO} end`,
    pauses: `'[]'`,
    pause_ends_at_ms: 'null',
    due_at_ms: 'null',
  },
  feedback: { rating: '5', at_ms: 'n + 4000000000000' },
  ledger_accounts: { kind: `'available'` },
  ledger_transfers: { kind: `'release'` },
  mandates: { status: `'DECLINED'`, ended_at_ms: 'null' },
  payment_requests: { sent_at_ms: `'[]'`, refused_at_ms: 'null' },
  loans: { status: `'CLOSED'`, pauses: `'{}'` },
  instalments: { due_on: `'2020-01-05'`, debit_on: 'null' },
  repayments: { kind: `'INSTALMENT'` },
  refunds: { status: `'DONE'`, due_at_ms: 'null' },
  settlement_lines: {
    kind: `'SALE'`,
    price_paise: '4',
    discount_paise: '1',
    processing_fee_paise: '1',
    processing_fee_gst_paise: '1',
    payout_paise: '1',
  },
  subventions: { borne_by: `'MERCHANT'`, price_paise: 'n + 1' },
  registrations: { status: `'CONFIRMED'`, failure_name: 'null', ...ownMerchant },
  shop_clicks: { at_ms: 'n + 4000000000000' },
  support_tickets: { status: `'CLOSED'`, topic: `'OTHER'` },
  unclaimed_loans: { outcome: `'REFUNDED'`, due_at_ms: 'null' },
  voucher_grants: { due_at_ms: 'null', withdrawn_at_ms: 'null' },
  webhook_deliveries: { state: `'delivered'` },
};

/** Fills every growing table with rows of other customers, as after many years; their times have not expired. */
export async function addOldRows(url: string, rowsOf: (table: GrowingTable) => number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Triggers and foreign keys are disabled.
    await client.query('set session_replication_role = replica');
    for (const table of growingTables) {
      const { rows: columns } = await client.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_identity = 'NO' order by ordinal_position`,
        [table],
      );
      const names = columns.map(({ name }) => name);
      const values = columns.map(({ name, type }) => specialOf[table]?.[name] ?? special[name] ?? usual(name, type));
      const indexes = await withoutIndexes((statement) => client.query(statement), table);
      await client.query(
        `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from generate_series(1, ${rowsOf(table)}) n`,
      );
      for (const definition of indexes) await client.query(definition);
      await client.query(`analyze ${table}`);
    }
  } finally {
    await client.end();
  }
}

/** Drops the indexes of a table that no constraint needs; the returned function recreates them. Takes half the time of
 *  adding rows to existing indexes. */
export async function withoutIndexes(
  run: (statement: string) => Promise<{ readonly rows: readonly unknown[] }>,
  table: string,
): Promise<string[]> {
  const { rows } = await run(`select indexname, indexdef from pg_indexes where schemaname = 'public'
    and tablename = '${table}' and indexname not in (select conname from pg_constraint)`);
  // SAFETY: the query selects these columns.
  const indexes = rows as readonly { readonly indexname: string; readonly indexdef: string }[];
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  return indexes.map(({ indexdef }) => indexdef);
}

function usual(name: string, type: string): string {
  if (type === 'boolean') return 'false';
  if (type === 'integer') return '1';
  if (type === 'bigint') return /_at_ms$|_until_ms$/.test(name) ? 'n + 4000000000000' : 'n';
  return `'${name}-' || n`;
}
