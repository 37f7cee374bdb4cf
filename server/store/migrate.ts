import { type Migration, Migrator } from 'kysely/migration';
import * as sales from './migrations/0001-sales';
import * as identity from './migrations/0002-identity';
import * as payments from './migrations/0003-payments';
import * as applications from './migrations/0004-applications';
import * as codeHolders from './migrations/0005-code-holders';
import * as creditReleases from './migrations/0006-credit-releases';
import * as newToBank from './migrations/0007-new-to-bank';
import * as leaseOwners from './migrations/0008-lease-owners';
import * as paymentOwner from './migrations/0009-payment-owner';
import * as customerLimits from './migrations/0010-customer-limits';
import * as closedLines from './migrations/0011-closed-lines';
import type { Db } from './schema';

/** In order of their names; a released migration never changes. */
const migrations: Record<string, Migration> = {
  '0001-sales': sales,
  '0002-identity': identity,
  '0003-payments': payments,
  '0004-applications': applications,
  '0005-code-holders': codeHolders,
  '0006-credit-releases': creditReleases,
  '0007-new-to-bank': newToBank,
  '0008-lease-owners': leaseOwners,
  '0009-payment-owner': paymentOwner,
  '0010-customer-limits': customerLimits,
  '0011-closed-lines': closedLines,
};

/** Brings the database to the newest schema. Processes that start together take turns under the migrator's advisory
 *  lock. Throws what the failed migration threw. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
