import { sql } from 'kysely';
import { HOUR_MS } from '../../shared/rules/duration';
import type { Db } from './schema';
import { prefixOf, SEALED_PREFIX, type SealedPlace, type Sealer } from './seal';

/** A name in `settings`, written by migration 0045 if merchants are registered. Empty until a process of this build has
 *  started; then the time from which merchants' secrets are sealed. */
const CLEAR_UNTIL = 'merchant_secrets_clear_until_ms';

/** Running processes of the previous build read merchants' secrets in clear: a deploy has ended after this time. */
export const CLEAR_FOR_MS = HOUR_MS;

export interface SealWork {
  readonly nowMs: number;
  /** False if no other process uses the database. */
  readonly isShared: boolean;
  /** Also reseals values of the other keys. */
  readonly renews: boolean;
}

export interface Sealed {
  readonly count: number;
  /** Merchants' secrets stay in clear until then; null if none does. */
  readonly clearUntilMs: number | null;
}

/** Takes the advisory lock for registering merchants and sealing until the transaction ends. */
export const lockMerchants = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('kadam merchants'))`.execute(trx);
};

export const sealStored = (db: Db, sealer: Sealer, work: SealWork): Promise<Sealed> =>
  db.transaction().execute(async (trx) => {
    await lockMerchants(trx);
    const clearUntilMs = await startClearTime(trx, work);
    const isClear = clearUntilMs !== null && work.nowMs < clearUntilMs;
    const sought = work.renews ? prefixOf(sealer.keyId) : SEALED_PREFIX;
    let count = 0;
    for (const secrets of secretsOf(trx, sought))
      count += await sealColumn(sealer, secrets, isClear && secrets.column === 'merchants.secret');
    if (!isClear && clearUntilMs !== null) await trx.deleteFrom('settings').where('name', '=', CLEAR_UNTIL).execute();
    return { count, clearUntilMs: isClear ? clearUntilMs : null };
  });

/** Seals the values of a column, all or only those sealed by another key; returns their number. */
async function sealColumn(sealer: Sealer, { column, rows, write }: Secrets, leavesClear: boolean): Promise<number> {
  const found = (await rows()).filter(({ stored }) => !leavesClear || stored.startsWith(SEALED_PREFIX));
  for (const { row, stored } of found) {
    const place: SealedPlace = { column, row };
    await write(row, sealer.seal(place, sealer.open(place, stored)));
  }
  return found.length;
}

/** Storage form of a merchant's secret at this time. Call it under {@link lockMerchants}. */
export async function merchantSecretForm(
  trx: Db,
  sealer: Sealer,
  nowMs: number,
): Promise<(merchantKey: string, secret: string) => string> {
  const clearUntilMs = await readClearUntil(trx);
  if (clearUntilMs !== null && nowMs < clearUntilMs) return (_merchantKey, secret) => secret;
  return (merchantKey, secret) => sealer.seal({ column: 'merchants.secret', row: merchantKey }, secret);
}

async function startClearTime(trx: Db, { nowMs, isShared }: SealWork): Promise<number | null> {
  if (!isShared) {
    await trx.deleteFrom('settings').where('name', '=', CLEAR_UNTIL).execute();
    return null;
  }
  await trx
    .updateTable('settings')
    .set({ value: String(nowMs + CLEAR_FOR_MS) })
    .where('name', '=', CLEAR_UNTIL)
    .where('value', '=', '')
    .execute();
  return readClearUntil(trx);
}

async function readClearUntil(trx: Db): Promise<number | null> {
  const row = await trx.selectFrom('settings').select('value').where('name', '=', CLEAR_UNTIL).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

interface Secrets {
  readonly column: SealedPlace['column'];
  /** Values without the given prefix. */
  rows(): Promise<readonly { readonly row: string; readonly stored: string }[]>;
  write(row: string, value: string): Promise<unknown>;
}

const secretsOf = (trx: Db, prefix: string): readonly Secrets[] => {
  const others = `${prefix}%`;
  return [
    {
      column: 'merchants.secret',
      rows: () =>
        trx
          .selectFrom('merchants')
          .select(['merchant_key as row', 'secret as stored'])
          .where('secret', 'not like', others)
          .execute(),
      write: (row, secret) => trx.updateTable('merchants').set({ secret }).where('merchant_key', '=', row).execute(),
    },
    {
      column: 'signing_keys.private_jwk',
      rows: () =>
        trx
          .selectFrom('signing_keys')
          .select(['key_id as row', 'private_jwk as stored'])
          .where('private_jwk', '<>', '')
          .where('private_jwk', 'not like', others)
          .execute(),
      write: (row, private_jwk) =>
        trx.updateTable('signing_keys').set({ private_jwk }).where('key_id', '=', row).execute(),
    },
    {
      column: 'settings.value',
      rows: () =>
        trx
          .selectFrom('settings')
          .select(['name as row', 'value as stored'])
          .where('name', '=', 'pepper')
          .where('value', 'not like', others)
          .execute(),
      write: (row, value) => trx.updateTable('settings').set({ value }).where('name', '=', row).execute(),
    },
  ];
};
