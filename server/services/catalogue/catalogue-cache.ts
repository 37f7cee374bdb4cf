import { stat } from 'node:fs/promises';
import { type Config, ConfigError } from '../../config';
import type { Clock } from '../../platform/clock';
import { CATALOGUE_CACHE_MS } from '../../rules/lifetimes';
import type { Extent } from '../../store/catalogue';
import { contentOf, currentVersion, putCatalogue } from '../../store/catalogue-versions';
import { hasRevision } from '../../store/file-revisions';
import type { MerchantCache } from '../../store/merchant-cache';
import { isOutage } from '../../store/outage';
import type { Db } from '../../store/schema';
import { refusedRevision } from '../file-revision';
import { LruCache } from '../lru-cache';
import type { CatalogueFile } from './catalogue-file';
import { type CatalogueLists, catalogueRows } from './catalogue-rows';
import { readCatalogue } from './read-catalogue';

export interface CatalogueVersion {
  readonly version: string;
  readonly lists: CatalogueLists;
  /** Match counts of merchants and products by search, cached for the lifetime of the version. */
  readonly extents: LruCache<readonly [merchants: Extent, products: Extent]>;
}

/** Counting a word of every second product takes a second among a million. */
const EXTENT_CACHE = { maxEntries: 300, ttlMs: Number.POSITIVE_INFINITY } as const;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'catalogueFile' | 'mode'>;
  readonly merchants: Pick<MerchantCache, 'find'>;
  /** Catalogue without a file. */
  readonly instead: CatalogueFile;
  warn(error: unknown, what: string): void;
}

/**
 * Cache of the active catalogue, with its lists but without stores and products.
 * 1. The operator's file is checked regularly and stored after a change, without a restart.
 * 2. An invalid file is logged, and the previous version stays active, also while the database is down.
 */
export class CatalogueCache {
  readonly #deps: Deps;
  #known: CatalogueVersion | null = null;
  #lookedAtMs = 0;
  #seen: string | null = null;
  #looking: Promise<CatalogueVersion> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Stores the file at the start. Throws a `ConfigError` if it is invalid. */
  async start(): Promise<void> {
    const { catalogueFile } = this.#deps.config;
    if (catalogueFile === null) return this.#storeOwn();
    const seen = await stampOf(catalogueFile);
    await this.#store(await this.#read(catalogueFile));
    this.#seen = seen;
  }

  /** Throws a `ConfigError`, also if a shop names an unregistered merchant. */
  async #read(name: string): Promise<ReadFile> {
    const file = await readCatalogue(name, this.#deps.config.mode);
    const faults: string[] = [];
    for (const [place, { merchantKey }] of file.catalogue.stores.entries())
      if (merchantKey !== null && !(await this.#deps.merchants.find(merchantKey)))
        faults.push(`✖ must be a registered merchant\n  → at stores[${place}].merchantKey`);
    if (faults.length > 0) throw new ConfigError(`KADAM_CATALOGUE ${name} cannot be used:\n${faults.join('\n')}`);
    return { name, ...file };
  }

  /** Checks the file for changes periodically until the returned function is called, which waits for a running check.
   *  Other parts follow a change, such as no-cost months in a checkout, even if no user opens the site. */
  watch(): () => Promise<void> {
    if (this.#deps.config.catalogueFile === null) return async () => undefined;
    let underWay: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      underWay = this.current().catch((error: unknown) => this.#deps.warn(error, 'the catalogue was not looked at'));
    }, CATALOGUE_CACHE_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await underWay;
    };
  }

  async current(): Promise<CatalogueVersion> {
    const nowMs = this.#deps.clock.nowMs();
    const isFresh = nowMs >= this.#lookedAtMs && nowMs < this.#lookedAtMs + CATALOGUE_CACHE_MS;
    if (this.#known && isFresh) return this.#known;
    this.#looking ??= this.#look(nowMs).finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(nowMs: number): Promise<CatalogueVersion> {
    const before = this.#known;
    try {
      await this.#storeChange();
      const version = await currentVersion(this.#deps.db);
      if (version === null) throw new Error('no catalogue is stored');
      if (before?.version !== version) {
        // SAFETY: `catalogueRows` wrote it.
        const lists = JSON.parse(await contentOf(this.#deps.db, version)) as CatalogueLists;
        // A process of the previous release, which may still be running, writes neither.
        this.#known = {
          version,
          lists: { ...lists, banners: lists.banners ?? [], campaigns: lists.campaigns ?? [] },
          extents: new LruCache(this.#deps.clock, EXTENT_CACHE),
        };
      }
      this.#lookedAtMs = nowMs;
    } catch (error) {
      if (!before || !isOutage(error)) throw error;
    }
    // SAFETY: set above, or earlier.
    return this.#known as CatalogueVersion;
  }

  async #storeChange(): Promise<void> {
    const { catalogueFile } = this.#deps.config;
    if (catalogueFile === null) return;
    const seen = await stampOf(catalogueFile);
    if (seen === this.#seen) return;
    this.#seen = seen;
    let file: ReadFile;
    try {
      file = await this.#read(catalogueFile);
    } catch (error) {
      if (isOutage(error)) {
        this.#seen = null;
        throw error;
      }
      this.#deps.warn(error, 'the catalogue stays as it was');
      return;
    }
    try {
      await this.#store(file);
    } catch (error) {
      if (error instanceof ConfigError) return this.#deps.warn(error, 'the catalogue stays as it was');
      // Retried at the next check.
      this.#seen = null;
      throw error;
    }
  }

  /** Throws a `ConfigError` for a file older than the active one. */
  async #store({ name, catalogue, given }: ReadFile): Promise<void> {
    const { db, clock } = this.#deps;
    const outcome = await putCatalogue(db, catalogueRows(catalogue), { given, nowMs: clock.nowMs() });
    if (outcome.kind === 'older' || outcome.kind === 'changed')
      throw new ConfigError(`KADAM_CATALOGUE ${name} is not applied: ${refusedRevision(given.revision, outcome)}`);
  }

  /** For a start without a file. Production keeps an applied file: a process without the variable changes nothing. */
  async #storeOwn(): Promise<void> {
    const { db, clock, config, instead } = this.#deps;
    if (config.mode === 'production' && (await hasRevision(db, 'catalogue'))) return;
    await putCatalogue(db, catalogueRows(instead), { given: null, nowMs: clock.nowMs() });
  }
}

type ReadFile = Awaited<ReturnType<typeof readCatalogue>> & { readonly name: string };

/** Changes if a file is rewritten or removed. */
const stampOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    (error: NodeJS.ErrnoException) => String(error.code),
  );
