import { sql } from 'kysely';
import type { Tenure } from '../../shared/lenders/lender';
import { isOriginOf } from '../../shared/rules/merchant-origins';
import type { AgentStatus, Db } from './schema';
import { SealError, type Sealer } from './seal';
import { merchantSecretForm } from './seal-stored';
import type { AgentRole } from './telesales-schema';
import { endDesksOf } from './telesales-sessions';
import { setWebhookUrl } from './webhooks';
import { StoredWidgetSettings, type WidgetSettings } from './widget-settings';

export interface Merchant {
  readonly merchantKey: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly storedSecret: string;
  readonly isNtbAllowed: boolean;
  /** Wildcard ports come last. */
  readonly origins: readonly string[];
  readonly lenderIds: readonly string[];
  /** Limit of one customer's loans here per lender, whole rupees, by lender id; 0 = none allowed. A lender that is not
   *  listed has no such limit. */
  readonly customerLimits: Readonly<Record<string, number>>;
  /** Agreed no-cost months in the active catalogue; null if it is not a shop of the catalogue. */
  readonly noCostTenures: readonly Tenure[] | null;
  readonly widgets: WidgetSettings;
  /** True if a number that has exited two loans here within 180 days gets no no-cost plans here. */
  readonly limitsNoCostExits: boolean;
}

/** The no-cost months come from the catalogue. */
export interface Registration extends Omit<Merchant, 'noCostTenures' | 'limitsNoCostExits' | 'storedSecret'> {
  /** Key of its HS256 tokens, 32 characters or more. */
  readonly secret: string;
  /** Default: false. */
  readonly limitsNoCostExits?: boolean;
  /** Address for signed results; null = none. */
  readonly webhookUrl: string | null;
  readonly agents: readonly {
    readonly agentId: string;
    readonly status: AgentStatus;
    /** Default: `till`. */
    readonly role?: AgentRole;
  }[];
}

export async function findMerchant(db: Db, merchantKey: string): Promise<Merchant | null> {
  const row = await db
    .selectFrom('merchants as m')
    .select((query) => [
      'm.name',
      'm.logo_url',
      'm.secret',
      'm.is_ntb_allowed',
      'm.limits_no_cost_exits',
      'm.widget_settings',
      query
        .selectFrom('merchant_origins as o')
        .select(sql<string[]>`coalesce(array_agg(o.origin order by o.origin like '%:*', o.origin), '{}')`.as('list'))
        .whereRef('o.merchant_key', '=', 'm.merchant_key')
        .as('origins'),
      query
        .selectFrom('merchant_lenders as l')
        .select(sql<string[]>`coalesce(array_agg(l.lender_id order by l.lender_id), '{}')`.as('list'))
        .whereRef('l.merchant_key', '=', 'm.merchant_key')
        .as('lender_ids'),
      query
        .selectFrom('merchant_lenders as l')
        .select(sql<Record<string, number>>`json_object_agg(l.lender_id, l.customer_limit_rupees)`.as('limits'))
        .whereRef('l.merchant_key', '=', 'm.merchant_key')
        .where('l.customer_limit_rupees', 'is not', null)
        .as('customer_limits'),
      query
        .selectFrom('catalogue_stores as s')
        .innerJoin('catalogue_current as c', 'c.version', 's.version')
        .select(sql<readonly Tenure[]>`s.content::jsonb -> 'noCostTenures'`.as('months'))
        .whereRef('s.merchant_key', '=', 'm.merchant_key')
        .orderBy('s.place')
        .limit(1)
        .as('no_cost_tenures'),
    ])
    .where('m.merchant_key', '=', merchantKey)
    .executeTakeFirst();
  if (!row) return null;
  return {
    merchantKey,
    name: row.name,
    logoUrl: row.logo_url,
    storedSecret: row.secret,
    isNtbAllowed: row.is_ntb_allowed,
    origins: row.origins ?? [],
    lenderIds: row.lender_ids ?? [],
    customerLimits: row.customer_limits ?? {},
    noCostTenures: row.no_cost_tenures,
    widgets: StoredWidgetSettings.parse(JSON.parse(row.widget_settings)),
    limitsNoCostExits: row.limits_no_cost_exits,
  };
}

/** Throws a `SealError` if the value was sealed by an unknown key, or changed. */
export const openSecret = (sealer: Sealer, merchant: Pick<Merchant, 'merchantKey' | 'storedSecret'>): string =>
  sealer.open({ column: 'merchants.secret', row: merchant.merchantKey }, merchant.storedSecret);

/** Null if the merchant has no such agent. */
export async function findAgent(
  db: Db,
  merchantKey: string,
  agentId: string,
): Promise<{ readonly status: AgentStatus; readonly role: AgentRole } | null> {
  const row = await db
    .selectFrom('agents')
    .select(['status', 'role'])
    .where('merchant_key', '=', merchantKey)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row ?? null;
}

export async function isRegisteredOrigin(db: Db, origin: string): Promise<boolean> {
  const rows = await db
    .selectFrom('merchant_origins')
    .select('origin')
    .distinct()
    .where((entry) => entry.or([entry('origin', '=', origin), entry('origin', 'like', '%:*')]))
    .execute();
  return isOriginOf(
    rows.map((row) => row.origin),
    origin,
  );
}

/** Deletes origins with a wildcard port: production allows none, even in a database of a former sandbox. */
export async function dropAnyPortOrigins(db: Db): Promise<readonly string[]> {
  const dropped = await db
    .deleteFrom('merchant_origins')
    .where('origin', 'like', '%:*')
    .returning('merchant_key')
    .execute();
  return [...new Set(dropped.map((row) => row.merchant_key))];
}

/** Retires a merchant: no origin, no webhook and a random secret. Its orders stay. False if it is unknown or already
 *  retired. `known`: the secret to replace. */
export async function retireMerchant(
  { trx, sealer, nowMs }: RegistrationDeps,
  { merchantKey, secret: known }: Pick<Registration, 'merchantKey' | 'secret'>,
  secret: string,
): Promise<boolean> {
  const before = await findRegistration(trx, sealer, merchantKey);
  if (before === null) return false;
  const isRetired = before.origins.length === 0 && before.webhookUrl === null && before.secret !== known;
  if (isRetired) return false;
  const stored = (await merchantSecretForm(trx, sealer, nowMs))(merchantKey, secret);
  await trx.updateTable('merchants').set({ secret: stored }).where('merchant_key', '=', merchantKey).execute();
  await trx.deleteFrom('merchant_origins').where('merchant_key', '=', merchantKey).execute();
  await endDesksOf(trx, merchantKey);
  await setWebhookUrl(trx, merchantKey, null);
  return true;
}

/** Dependencies of a registration in a transaction that holds the lock of `lockMerchants`. */
export interface RegistrationDeps {
  readonly trx: Db;
  readonly sealer: Sealer;
  readonly nowMs: number;
}

/** `secret` is null if it cannot be opened, so that the next registration replaces it. */
type Registered = Omit<Required<Registration>, 'secret'> & { readonly secret: string | null };

async function findRegistration(db: Db, sealer: Sealer, merchantKey: string): Promise<Registered | null> {
  const merchant = await findMerchant(db, merchantKey);
  if (!merchant) return null;
  const webhook = await db
    .selectFrom('merchant_webhooks')
    .select('url')
    .where('merchant_key', '=', merchantKey)
    .executeTakeFirst();
  const agents = await db
    .selectFrom('agents')
    .select(['agent_id as agentId', 'status', 'role'])
    .where('merchant_key', '=', merchantKey)
    .execute();
  return { ...merchant, secret: readableSecret(sealer, merchant), webhookUrl: webhook?.url ?? null, agents };
}

export function readableSecret(sealer: Sealer, merchant: Merchant): string | null {
  try {
    return openSecret(sealer, merchant);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

export type RegisteredField = Exclude<keyof Registration, 'merchantKey'>;

/** Inserts or updates a merchant's registration; writes nothing if it is unchanged. Returns the changed fields, or
 *  `all` for a new merchant. */
export async function applyRegistration(
  deps: RegistrationDeps,
  merchant: Registration,
): Promise<readonly RegisteredField[] | 'all'> {
  const before = await findRegistration(deps.trx, deps.sealer, merchant.merchantKey);
  const changed = before === null ? 'all' : fieldsThatDiffer(before, merchant);
  if (changed.length > 0) await writeMerchant(deps, merchant);
  return changed;
}

function fieldsThatDiffer(before: Registered, after: Registration): RegisteredField[] {
  const isDifferent = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();
  const plain = ['name', 'logoUrl', 'secret', 'isNtbAllowed', 'widgets', 'webhookUrl'] as const;
  const sets = ['origins', 'lenderIds'] as const;
  const limits = ({ lenderIds, customerLimits }: Pick<Registration, 'lenderIds' | 'customerLimits'>) =>
    sorted(lenderIds).map((lenderId) => [lenderId, customerLimits[lenderId] ?? null]);
  const agentsBefore = new Map(before.agents.map((agent) => [agent.agentId, agent]));
  const isAgentChanged = ({ agentId, status, role = 'till' }: Registration['agents'][number]): boolean => {
    const agent = agentsBefore.get(agentId);
    return agent?.status !== status || agent.role !== role;
  };
  return [
    ...plain.filter((field) => isDifferent(before[field], after[field])),
    ...sets.filter((field) => isDifferent(sorted(before[field]), sorted(after[field]))),
    ...(isDifferent(limits(before), limits(after)) ? (['customerLimits'] as const) : []),
    ...((before.limitsNoCostExits ?? false) === (after.limitsNoCostExits ?? false)
      ? []
      : (['limitsNoCostExits'] as const)),
    ...(after.agents.some(isAgentChanged) ? (['agents'] as const) : []),
  ];
}

/** Inserts or updates a merchant's registration: origins and lenders become exactly those given; agents are added and
 *  updated, never removed. */
export const registerMerchant = (
  { db, ...deps }: Omit<RegistrationDeps, 'trx'> & { readonly db: Db },
  merchant: Registration,
): Promise<void> => db.transaction().execute((trx) => writeMerchant({ trx, ...deps }, merchant));

async function writeMerchant({ trx, sealer, nowMs }: RegistrationDeps, merchant: Registration): Promise<void> {
  const { merchantKey } = merchant;
  const stored = await merchantSecretForm(trx, sealer, nowMs);
  const values = {
    name: merchant.name,
    logo_url: merchant.logoUrl,
    secret: stored(merchantKey, merchant.secret),
    is_ntb_allowed: merchant.isNtbAllowed,
    widget_settings: JSON.stringify(merchant.widgets),
    limits_no_cost_exits: merchant.limitsNoCostExits ?? false,
  };
  await trx
    .insertInto('merchants')
    .values({ merchant_key: merchantKey, ...values })
    .onConflict((conflict) => conflict.column('merchant_key').doUpdateSet(values))
    .execute();
  await setWebhookUrl(trx, merchantKey, merchant.webhookUrl);
  await trx.deleteFrom('merchant_origins').where('merchant_key', '=', merchantKey).execute();
  await trx.deleteFrom('merchant_lenders').where('merchant_key', '=', merchantKey).execute();
  for (const origin of new Set(merchant.origins))
    await trx.insertInto('merchant_origins').values({ merchant_key: merchantKey, origin }).execute();
  for (const lender_id of new Set(merchant.lenderIds))
    await trx
      .insertInto('merchant_lenders')
      .values({
        merchant_key: merchantKey,
        lender_id,
        customer_limit_rupees: merchant.customerLimits[lender_id] ?? null,
      })
      .execute();
  for (const { agentId, status, role = 'till' } of merchant.agents)
    await trx
      .insertInto('agents')
      .values({ merchant_key: merchantKey, agent_id: agentId, status, role })
      .onConflict((conflict) => conflict.columns(['merchant_key', 'agent_id']).doUpdateSet({ status, role }))
      .execute();
}
