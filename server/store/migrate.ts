import { sql } from 'kysely';
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
import * as languages from './migrations/0012-languages';
import * as growth from './migrations/0013-growth';
import * as paymentChanges from './migrations/0014-payment-changes';
import * as customers from './migrations/0015-customers';
import * as statements from './migrations/0016-statements';
import * as statementMessages from './migrations/0017-statement-messages';
import * as extensions from './migrations/0018-extensions';
import * as partNow from './migrations/0019-part-now';
import * as catalogue from './migrations/0020-catalogue';
import * as shops from './migrations/0021-shops';
import * as vouchers from './migrations/0022-vouchers';
import * as loans from './migrations/0023-loans';
import * as disputes from './migrations/0024-disputes';
import * as registrations from './migrations/0025-registrations';
import * as consents from './migrations/0026-consents';
import * as loanPauses from './migrations/0027-loan-pauses';
import * as kfsFiles from './migrations/0028-kfs-files';
import * as telesales from './migrations/0029-telesales';
import * as voucherUses from './migrations/0030-voucher-uses';
import * as filedApplications from './migrations/0031-filed-applications';
import * as tabHandovers from './migrations/0032-tab-handovers';
import * as filedLinks from './migrations/0033-filed-links';
import * as lastInstalments from './migrations/0034-last-instalments';
import * as replacedLinks from './migrations/0035-replaced-links';
import * as withdrawnVouchers from './migrations/0036-withdrawn-vouchers';
import * as byNumber from './migrations/0037-by-number';
import * as unclaimedLoans from './migrations/0038-unclaimed-loans';
import * as logins from './migrations/0039-logins';
import * as appOrigins from './migrations/0040-app-origins';
import * as fileRevisions from './migrations/0041-file-revisions';
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
  '0012-languages': languages,
  '0013-growth': growth,
  '0014-payment-changes': paymentChanges,
  '0015-customers': customers,
  '0016-statements': statements,
  '0017-statement-messages': statementMessages,
  '0018-extensions': extensions,
  '0019-part-now': partNow,
  '0020-catalogue': catalogue,
  '0021-shops': shops,
  '0022-vouchers': vouchers,
  '0023-loans': loans,
  '0024-disputes': disputes,
  '0025-registrations': registrations,
  '0026-consents': consents,
  '0027-loan-pauses': loanPauses,
  '0028-kfs-files': kfsFiles,
  '0029-telesales': telesales,
  '0030-voucher-uses': voucherUses,
  '0031-filed-applications': filedApplications,
  '0032-tab-handovers': tabHandovers,
  '0033-filed-links': filedLinks,
  '0034-last-instalments': lastInstalments,
  '0035-replaced-links': replacedLinks,
  '0036-withdrawn-vouchers': withdrawnVouchers,
  '0037-by-number': byNumber,
  '0038-unclaimed-loans': unclaimedLoans,
  '0039-logins': logins,
  '0040-app-origins': appOrigins,
  '0041-file-revisions': fileRevisions,
};

/** Kysely's own key: releases before this one hold it too, for as long as they migrate. */
const MIGRATION_LOCK = '3853314791062309107';

/** Brings the database to the newest schema, or leaves it as it is. Processes that start together take turns under an
 *  advisory lock that ends with the transaction. Throws what the failed migration threw. */
export const migrate = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(trx);
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
