import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { lendersIn } from '../shared/lenders';
import type { Config } from './config';
import { BuiltFiles } from './http/built-files';
import { createLogger } from './http/logger';
import { builtPageAssets, type PageAssets } from './http/page-assets';
import { siteOrigins } from './http/site-of';
import { SitePages } from './http/site-pages';
import { StoredAssets } from './http/stored-assets';
import { type BuildInfo, readBuildInfo } from './platform/build-info';
import { systemClock } from './platform/clock';
import { createMetrics } from './platform/metrics';
import type { ModePorts, Ports } from './ports';
import { experiments } from './rules/experiments';
import { sandboxMerchants } from './sandbox/seed';
import { CallLimit } from './services/call-limit';
import { CatalogueCache } from './services/catalogue/catalogue-cache';
import { CodeWatch } from './services/code-watch';
import { storeConsentTexts } from './services/consents';
import type { DisputeDeps } from './services/disputes/desk';
import type { ExperimentDeps } from './services/experiments';
import { PdfDrawer } from './services/kfs-document/pdf-drawer';
import { clientLimits } from './services/limits';
import type { CheckoutDeps } from './services/payments/customer-offer';
import type { Post } from './services/payments/guarded-post';
import { openTransaction } from './services/payments/open-transaction';
import type { OrderAuditDeps } from './services/payments/order-audit-job';
import { Proofs } from './services/proofs';
import { type MerchantChanges, registerMerchants } from './services/registered-merchants';
import { hasherWith } from './services/secrets';
import { loadSigner } from './services/signer';
import { siteMerchant } from './services/site-merchant';
import type { WidgetDeps } from './services/widgets';
import { type SandboxInbox, sandboxInbox } from './sms/sandbox-inbox';
import { timedSms } from './sms/timed-sms';
import { loadSealer } from './start/load-sealer';
import { loggedMigrations, logSealed } from './start/start-log';
import { MerchantCache } from './store/merchant-cache';
import { findMerchant } from './store/merchants';
import { type OpenDatabase, openDatabase } from './store/open';
import { loadPepper } from './store/pepper';
import type { Sealer } from './store/seal';
import { sealStored } from './store/seal-stored';
import { WriteCheck } from './store/write-check';

/** Dependencies of plugins and jobs, built once per process. */
export interface Services
  extends WidgetDeps,
    CheckoutDeps,
    DisputeDeps,
    ExperimentDeps,
    OrderAuditDeps,
    Pick<ModePorts, 'checksResponses' | 'debits'>,
    Pick<ModePorts['numbers'], 'refusalFor' | 'refusalAtSend'>,
    Pick<Config, 'publicUrl' | 'maintenance'> {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: WidgetDeps['metrics'];
  readonly sealer: Sealer;
  readonly merchants: MerchantCache;
  readonly catalogue: CatalogueCache;
  readonly files: BuiltFiles;
  readonly storedAssets: StoredAssets;
  readonly assets: PageAssets;
  readonly pages: SitePages;
  readonly pdfs: PdfDrawer;
  readonly writeCheck: WriteCheck;
  readonly inbox: SandboxInbox;
  readonly post: Post;
  readonly isLending: boolean;
  /** True if other processes, possibly of other builds, use the same database. */
  readonly isShared: boolean;
  readonly connections: OpenDatabase['connections'];
  readonly closing: AbortController;
  readonly started: {
    readonly build: BuildInfo | null;
    readonly migrations: readonly string[];
    readonly merchants: MerchantChanges;
  };
  sealClear(work: { readonly renews: boolean }): Promise<void>;
  /** Closes the services, the database last. */
  close(): Promise<void>;
}

export type Plugin = (app: FastifyInstance, given: { readonly services: Services }) => Promise<void>;

/** Opens and migrates the database, and builds the services. Throws `FolderInUse`, a `ConfigError`, or an error of the
 *  database. */
export async function openServices(
  config: Config,
  { mode, ...ports }: Ports & { readonly mode: ModePorts },
): Promise<Services> {
  const clock = ports.clock ?? systemClock;
  const logger = createLogger(config.logLevel, ports.logDestination);
  const metrics = createMetrics();
  const warn = (err: unknown, what: string): void => logger.warn({ err }, what);
  const report = (about: Readonly<Record<string, unknown>>, what: string): void => logger.error(about, what);
  const choice = ports.database ?? config.database;
  const isShared = choice.kind === 'postgres';
  const migrations: string[] = [];
  const sealer = loadSealer(config);
  const database = await openDatabase(
    choice,
    (err) => warn(err, 'database connection lost'),
    loggedMigrations(logger, migrations),
  );
  const { db } = database;
  const sealClear: Services['sealClear'] = async ({ renews }) =>
    logSealed(logger, sealer, await sealStored(db, sealer, { nowMs: clock.nowMs(), isShared, renews }));
  try {
    await sealClear({ renews: true });
    const merchantChanges = await registerMerchants({ db, sealer }, config, programMerchants(config), clock.nowMs());
    const isLending = mode.isLending || ports.lenders !== undefined;
    const merchants = new MerchantCache(db, clock, isLending);
    const catalogue = new CatalogueCache({
      db,
      clock,
      config,
      // Without the cache, which adds months from the catalogue that is read here.
      merchants: { find: (merchantKey) => findMerchant(db, merchantKey) },
      instead: mode.catalogue,
      warn,
    });
    await catalogue.start();
    await storeConsentTexts(db);
    const hasher = hasherWith(await loadPepper(db, sealer, config.pepper));
    const inbox = sandboxInbox(db, clock);
    const sms = timedSms(ports.sms ?? mode.sms ?? inbox, clock, metrics);
    const codeWatch = new CodeWatch({ db, clock, metrics, alarmAt: config.wrongCodesAlarm, report, warn });
    const codes = { db, clock, sms, hasher, codeWatch, isAlwaysWrong: mode.numbers.isAlwaysWrong };
    const ownLenders = mode.lenders({ ...codes, publicUrl: config.publicUrl });
    const signer = await loadSigner(db, sealer, config.signingKey, clock.nowMs());
    const limits = clientLimits(config);
    const files = new BuiltFiles(config.builtFolder);
    const assets = ports.assets ?? builtPageAssets(config.builtFolder);
    const pdfs = new PdfDrawer(ports.pdfProgram);
    const services: Services = {
      ...codes,
      ...mode.numbers,
      config,
      publicUrl: config.publicUrl,
      appUrl: config.appUrl,
      maintenance: config.maintenance,
      logger,
      warn,
      report,
      metrics,
      sealer,
      signer,
      limits,
      merchants,
      catalogue,
      inbox,
      lenders: typeof ports.lenders === 'function' ? ports.lenders(ownLenders) : (ports.lenders ?? ownLenders),
      isLending,
      isShared,
      connections: database.connections,
      desk: mode.desk,
      post: ports.post ?? mode.post,
      checksResponses: mode.checksResponses,
      debits: mode.debits,
      experiments: ports.experiments ?? experiments,
      proofs: new Proofs({ db, clock, hasher, metrics, fixedBits: ports.proofBits ?? null }),
      calls: new CallLimit({ db, clock, limits: limits.calls }),
      files,
      assets,
      storedAssets: new StoredAssets({ db, clock, files }),
      pages: new SitePages(assets, config, clock, isLending),
      pdfs,
      writeCheck: new WriteCheck(db, clock),
      closing: new AbortController(),
      started: { build: await readBuildInfo(config.builtFolder), migrations, merchants: merchantChanges },
      openTransaction: (merchantKey, by) => openTransaction(services, merchantKey, by),
      sealClear,
      async close() {
        await pdfs.close();
        await database.close();
      },
    };
    return services;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Also those of the sandbox in production, which retires them. */
function programMerchants(config: Config): Parameters<typeof registerMerchants>[2] {
  const inMode = lendersIn(config.mode);
  const lenderIds = inMode.map(({ lenderId }) => lenderId);
  const subDomains = inMode.flatMap(({ subDomainName }) => subDomainName ?? []);
  return {
    sandbox: sandboxMerchants(config.exampleMerchant, lenderIds),
    site: siteMerchant(siteOrigins(config.publicUrl, subDomains), lenderIds),
  };
}

/** Migrates the database and ends, for a deploy that migrates before its processes start. */
export async function migrateOnly(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const names: string[] = [];
  const { close } = await openDatabase(
    config.database,
    (err) => logger.warn({ err }, 'database connection lost'),
    loggedMigrations(logger, names),
  );
  await close();
  logger.info({ migrations: names }, 'the database is at the newest schema');
}
