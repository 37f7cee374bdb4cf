import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { areasOf, endpointsOf } from '../shared/api';
import { lendersIn } from '../shared/lenders';
import { loadAllTranslations } from '../shared/messages/define-messages';
import type { Config } from './config';
import { createApp } from './http/app';
import { BuiltFiles } from './http/built-files';
import { connectionsOf } from './http/close-connections';
import { createLogger } from './http/logger';
import { builtPageAssets, type PageAssets } from './http/page-assets';
import { registerEndpoints } from './http/register-endpoints';
import { sendMissing } from './http/send-site-page';
import { siteOrigins } from './http/site-of';
import { SitePages } from './http/site-pages';
import { StoredAssets } from './http/stored-assets';
import { warnOfUntrustedProxy } from './http/untrusted-proxy';
import { DEBIT_BATCH_SIZE, debitDue } from './lenders/debits';
import type { LenderGateway } from './lenders/lender-gateway';
import { lendersNotConnected } from './lenders/not-connected';
import { simulatedLenders } from './lenders/simulated-lenders';
import { readBuildInfo } from './platform/build-info';
import { type Clock, systemClock } from './platform/clock';
import { createMetrics } from './platform/metrics';
import { applicationHandlers } from './routes/account/applications';
import { authHandlers } from './routes/account/auth';
import { customerHandlers } from './routes/account/customer';
import { disputeHandlers, registerDisputeFiles } from './routes/account/disputes';
import { loanHandlers } from './routes/account/loans';
import { registrationHandlers } from './routes/account/registrations';
import { voucherHandlers } from './routes/account/vouchers';
import { catalogueHandlers } from './routes/catalogue/catalogue';
import { answerKfsCheck, registerKfsCheck } from './routes/kfs-check';
import { registerKfsPages } from './routes/kfs-page';
import { frameErrorHandlers } from './routes/operations/frame-errors';
import { observeState } from './routes/operations/observed-state';
import { registerOperations } from './routes/operations/operations';
import { paymentHandlers } from './routes/payments/payment';
import { ntbHandlers } from './routes/sales/ntb';
import { type SalesServices, salesHandlers } from './routes/sales/sales';
import { registerShopRedirect } from './routes/site/shop-redirect';
import { type PageAnswers, registerSite } from './routes/site/site';
import { registerSiteFiles } from './routes/site/site-files';
import { registerSiteStart } from './routes/site/site-start';
import { registerAssets } from './routes/static/assets';
import { registerPages } from './routes/static/pages';
import { telesalesHandlers } from './routes/telesales/telesales';
import { registerTelesalesEntry } from './routes/telesales/telesales-entry';
import { registerResultKeys } from './routes/webhooks/results';
import { acquisitionHandlers } from './routes/widgets/acquisition';
import { landingPageHandlers } from './routes/widgets/landing-pages';
import { widgetHandlers } from './routes/widgets/widget';
import { type Experiment, experiments } from './rules/experiments';
import { sandboxCatalogue } from './sandbox/catalogue';
import { sandboxClerk } from './sandbox/dispute-clerk';
import { behaviourOf, refusalAtSend } from './sandbox/payment-customers';
import { resetHandlers } from './sandbox/reset-customer';
import { registerSandbox } from './sandbox/routes';
import { sandboxMerchants } from './sandbox/seed';
import { isAlwaysWrong, profileOf, refusalFor } from './sandbox/test-customers';
import { CallLimit } from './services/call-limit';
import { CatalogueCache } from './services/catalogue/catalogue-cache';
import type { CatalogueFile } from './services/catalogue/catalogue-file';
import { emptyCatalogue } from './services/catalogue/read-catalogue';
import { CodeWatch } from './services/code-watch';
import { storeConsentTexts } from './services/consents';
import type { AnsweringDesk } from './services/disputes/desk';
import { PdfDrawer } from './services/kfs-document/pdf-drawer';
import { clientLimits } from './services/limits';
import { type PaymentWork, paymentWork, startPaymentWork } from './services/payments/background';
import type { CheckoutDeps } from './services/payments/customer-offer';
import { guardedPost, type Post } from './services/payments/guarded-post';
import { openTransaction } from './services/payments/open-transaction';
import { Proofs } from './services/proofs';
import { isPublicAddress } from './services/public-address';
import { registerMerchants } from './services/registered-merchants';
import { hasherWith } from './services/secrets';
import { loadSigner } from './services/signer';
import { siteMerchant } from './services/site-merchant';
import type { WidgetDeps } from './services/widgets';
import { httpSmsGateway } from './sms/http-gateway';
import { sandboxInbox } from './sms/sandbox-inbox';
import type { SmsSender } from './sms/sms-sender';
import { timedSms } from './sms/timed-sms';
import { loadSealer } from './start/load-sealer';
import { loggedMigrations, logSealed, logStart } from './start/start-log';
import { startHousekeeping } from './store/housekeeping';
import { MerchantCache } from './store/merchant-cache';
import { findMerchant } from './store/merchants';
import { type DatabaseChoice, openDatabase } from './store/open';
import { loadPepper } from './store/pepper';
import type { Db } from './store/schema';
import { sealStored } from './store/seal-stored';
import { WriteCheck } from './store/write-check';

/** The outside world, where a test or an operator puts something else than the default. */
export interface Ports {
  readonly clock?: Clock;
  readonly sms?: SmsSender;
  /** Lenders, or what is put around those that the mode has. */
  readonly lenders?: LenderGateway | ((own: LenderGateway) => LenderGateway);
  readonly database?: DatabaseChoice;
  readonly logDestination?: DestinationStream;
  /** Sends webhooks. */
  readonly post?: Post;
  /** False if a test runs the background jobs itself. */
  readonly runsJobs?: boolean;
  /** Bits of each challenge of a proof of work, so that tests need not work for long. */
  readonly proofBits?: number;
  /** Instead of those of the build. */
  readonly experiments?: readonly Experiment[];
  /** The built program that draws the files of statements; that beside the server's by default. */
  readonly pdfProgram?: string;
  /** Pages in development; those of the build by default. */
  readonly assets?: PageAssets;
}

export interface KadamServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** What the background does now and then. */
  readonly work: PaymentWork;
  /** Starts to listen; returns the address. Throws when the port is taken. */
  listen(): Promise<string>;
  /** Stops taking calls, finishes those at work, closes the database. */
  close(): Promise<void>;
}

/** What the site finds where the operator names no file. */
const catalogueWithoutFile = ({ mode, exampleMerchant }: Config): CatalogueFile =>
  mode === 'sandbox' ? sandboxCatalogue(exampleMerchant) : emptyCatalogue;

/** Who answers tickets by himself; null where people do. */
const deskOf = ({ mode }: Config): AnsweringDesk | null => (mode === 'sandbox' ? sandboxClerk : null);

const pageAssetsOf = ({ builtFolder }: Config, { assets }: Ports): PageAssets => assets ?? builtPageAssets(builtFolder);

const experimentsFor = ({ experiments: given = experiments }: Ports): readonly Experiment[] => given;

/** Brings the database to the newest schema and ends, for a deploy that migrates before its processes start. */
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

/** False in production while no lender is connected. */
const hasLenders = ({ mode }: Config, { lenders }: Ports): boolean => mode === 'sandbox' || lenders !== undefined;

/** Whether other processes, also of other builds, have the same database. */
const isShared = ({ database }: Config, ports: Ports): boolean => (ports.database ?? database).kind === 'postgres';

const nothingToStop = async (): Promise<void> => undefined;

type Services = SalesServices & WidgetDeps & CheckoutDeps;

/** One server process, ready to listen or to be injected into. Throws `FolderInUse`, or what the database throws. */
export async function createServer(config: Config, ports: Ports = {}): Promise<KadamServer> {
  await loadAllTranslations();
  const clock = ports.clock ?? systemClock;
  const logger = createLogger(config.logLevel, ports.logDestination);
  const metrics = createMetrics();
  const isSandbox = config.mode === 'sandbox';
  const migrations: string[] = [];
  const sealer = loadSealer(config);
  const database = await openDatabase(
    ports.database ?? config.database,
    (err) => logger.warn({ err }, 'database connection lost'),
    loggedMigrations(logger, migrations),
  );
  const { db } = database;
  const closing = new AbortController();
  const sealClear = async ({ renews }: { readonly renews: boolean }): Promise<void> => {
    const work = { nowMs: clock.nowMs(), isShared: isShared(config, ports), renews };
    logSealed(logger, sealer, await sealStored(db, sealer, work));
  };
  try {
    await sealClear({ renews: true });
    const inMode = lendersIn(config.mode);
    const lenderIds = inMode.map(({ lenderId }) => lenderId);
    const subDomains = inMode.flatMap(({ subDomainName }) => subDomainName ?? []);
    const own = {
      sandbox: sandboxMerchants(config.exampleMerchant, lenderIds),
      site: siteMerchant(siteOrigins(config.publicUrl, subDomains), lenderIds),
    };
    const merchantChanges = await registerMerchants({ db, sealer }, config, own, clock.nowMs());
    const isLending = hasLenders(config, ports);
    const merchants = new MerchantCache(db, clock, isLending);
    const catalogue = new CatalogueCache({
      db,
      clock,
      config,
      // Not what is known of them: months that they have in the catalogue follow from what is read here.
      merchants: { find: (merchantKey) => findMerchant(db, merchantKey) },
      instead: catalogueWithoutFile(config),
      warn: (err, what) => logger.warn({ err }, what),
    });
    await catalogue.start();
    await storeConsentTexts(db);
    const hasher = hasherWith(await loadPepper(db, sealer, config.pepper));
    const inbox = sandboxInbox(db, clock);
    const gateway = ports.sms ?? (config.smsGateway && !isSandbox ? httpSmsGateway(config.smsGateway) : inbox);
    const sms = timedSms(gateway, clock, metrics);
    const warn = (err: unknown, what: string): void => logger.warn({ err }, what);
    const report = (about: Readonly<Record<string, unknown>>, what: string): void => logger.error(about, what);
    const codeWatch = new CodeWatch({ db, clock, metrics, alarmAt: config.wrongCodesAlarm, report, warn });
    const codes = { db, clock, sms, hasher, codeWatch, isAlwaysWrong: isSandbox ? isAlwaysWrong : () => false };
    const ownLenders = isSandbox
      ? simulatedLenders({ ...codes, publicUrl: config.publicUrl, profileOf, behaviourOf })
      : lendersNotConnected;
    const lenders = typeof ports.lenders === 'function' ? ports.lenders(ownLenders) : (ports.lenders ?? ownLenders);
    const signer = await loadSigner(db, sealer, config.signingKey, clock.nowMs());
    const files = new BuiltFiles(config.builtFolder);
    const writeCheck = new WriteCheck(db, clock);
    const assets = pageAssetsOf(config, ports);
    const sitePages = new SitePages(assets, config, clock, isLending);
    const app = createApp({
      ...config,
      logger,
      metrics,
      onOutage: () => writeCheck.doubt(),
      sendMissing: (request, reply) => sendMissing(sitePages, config.publicUrl, request, reply),
    });
    warnOfUntrustedProxy(app, config.trustedProxies, logger);
    const limits = clientLimits(config);
    const proofs = new Proofs({ db, clock, hasher, metrics, fixedBits: ports.proofBits ?? null });
    const calls = new CallLimit({ db, clock, limits: limits.calls });
    const closeConnections = connectionsOf(app.server);
    const pdfs = new PdfDrawer(ports.pdfProgram);

    registerOperations(app, { writeCheck, metrics, config, isLending, closing: closing.signal });
    const storedAssets = new StoredAssets({ db, clock, files });
    registerAssets(app, files, storedAssets, config);
    registerPages(app, { db, merchants, assets, hasher, publicUrl: config.publicUrl });
    const answers: PageAnswers = { 'kfs-check': (request) => answerKfsCheck({ db, clock, limits }, request) };
    registerSite(app, { ...config, db, clock, hasher, merchants, catalogue, calls, pages: sitePages, answers });
    registerKfsCheck(app, { ...config, db, clock, limits, pdfs, pages: sitePages });
    registerSiteStart(app, config);
    registerSiteFiles(app, config, { db, clock, merchants, catalogue });
    registerShopRedirect(app, {
      db,
      clock,
      limits,
      merchants,
      catalogue,
      publicUrl: config.publicUrl,
      warn: (err, what) => logger.warn({ err }, what),
    });
    registerTelesalesEntry(app, { db, clock, hasher, publicUrl: config.publicUrl });
    registerResultKeys(app, signer);
    registerKfsPages(app, { ...codes, limits, proofs, metrics, pdfs, publicUrl: config.publicUrl });
    const services: Services = {
      ...codes,
      lenders,
      limits,
      proofs,
      calls,
      metrics,
      publicUrl: config.publicUrl,
      appUrl: config.appUrl,
      signer,
      refusalAtSend: isSandbox ? refusalAtSend : () => null,
      warn,
      openTransaction: (merchantKey: string, by: Parameters<typeof openTransaction>[2]) =>
        openTransaction(services, merchantKey, by),
    };
    const disputes = { ...services, desk: deskOf(config) };
    registerDisputeFiles(app, disputes);
    registerEndpoints(
      app,
      endpointsOf(areasOf(config.mode)),
      [
        ...salesHandlers(services),
        ...ntbHandlers(services),
        ...authHandlers(services),
        ...widgetHandlers(services),
        ...paymentHandlers(services),
        ...acquisitionHandlers({ ...services, experiments: experimentsFor(ports) }),
        ...landingPageHandlers(services),
        ...catalogueHandlers({ db, clock, merchants, catalogue }),
        ...voucherHandlers({ ...services, catalogue }),
        ...loanHandlers({ ...services, catalogue }),
        ...registrationHandlers(services),
        ...customerHandlers(services),
        ...applicationHandlers(services),
        ...telesalesHandlers({ ...services, merchants, catalogue }),
        ...disputeHandlers(disputes),
        ...(isSandbox ? resetHandlers(services) : []),
        ...frameErrorHandlers({
          db,
          clock,
          limits,
          metrics,
          tell: (about) => logger.warn(about, 'an error in a frame'),
        }),
      ],
      {
        db,
        merchants,
        clock,
        limits,
        sealer,
        hasher,
        metrics,
        publicUrl: config.publicUrl,
        calls,
        checksResponses: isSandbox,
        refusalFor: isSandbox ? refusalFor : () => null,
      },
    );
    if (isSandbox) {
      const exampleOrigin = config.exampleMerchant.origin;
      registerSandbox(app, {
        db,
        clock,
        hasher,
        assets,
        inbox,
        behaviourOf,
        exampleOrigin,
        publicUrl: config.publicUrl,
        closing: closing.signal,
      });
    }
    await app.ready();
    const build = await readBuildInfo(config.builtFolder);
    const noteDone = observeState(metrics, { ...database, clock, build, warn: services.warn });
    logStart(logger, { build, config, migrations, merchants: merchantChanges, isLending });
    const stopHousekeeping = startHousekeeping(db, clock, logger, () => sealClear({ renews: false }));
    const workDeps = {
      ...disputes,
      logger,
      report,
      post: ports.post ?? (isSandbox ? fetch : guardedPost(isPublicAddress)),
    };
    const debits = async (): Promise<void> => {
      if (isSandbox) await debitDue({ ...workDeps, behaviourOf }, DEBIT_BATCH_SIZE);
    };
    const work = paymentWork(workDeps, debits);
    const starts = [
      () => startPaymentWork(work, services.warn, noteDone),
      () => catalogue.watch(),
      () => (isShared(config, ports) ? storedAssets.start(services.warn) : nothingToStop),
    ];
    const background = ports.runsJobs === false ? [] : starts.map((start) => start());
    return {
      app,
      db,
      work,
      listen: () => app.listen({ host: config.host, port: config.port }),
      async close() {
        closing.abort();
        await app.close().finally(closeConnections());
        for (const stop of background) await stop();
        await stopHousekeeping();
        await pdfs.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
