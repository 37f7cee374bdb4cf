import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../platform/clock';
import type { Db } from '../store/schema';
import { storeBuild, storedAsset, storedAssetNames } from '../store/stored-assets';
import { type BuiltFile, type BuiltFiles, builtFileFrom, isCompressible } from './built-files';
import { isChunkName } from './chunk-name';

/** TTL of the cached names: chunks of a build that has just started are found after it. */
const NAMES_TTL_MS = MINUTE_MS;

/** A start has more urgent work, and a process that ends sooner has served few pages. */
const STORE_AFTER_MS = 30_000;

const unzip = promisify(gunzip);

interface StoredAssetsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: BuiltFiles;
}

/** Chunks of the last builds: a page opened before a deploy loads its next screen from here. */
export class StoredAssets {
  readonly #deps: StoredAssetsDeps;
  #names: { readonly names: ReadonlySet<string>; readonly readAtMs: number } | null = null;

  constructor(deps: StoredAssetsDeps) {
    this.#deps = deps;
  }

  async storeOwnBuild(): Promise<void> {
    const { db, clock, files } = this.#deps;
    const names = (await files.names('web')).filter(isChunkName).sort();
    if (names.length === 0) return;
    const buildId = createHash('sha256').update(names.join('\n')).digest('base64url');
    const load = async (name: string): Promise<Buffer> => {
      const file = await files.find('web', name);
      if (!file) throw new Error(`${name} has left the build`);
      return isCompressible(name) ? file.encoded('gzip') : file.body;
    };
    await storeBuild(db, { buildId, names, load }, clock.nowMs());
  }

  /** Stores the chunks after a delay. The returned function cancels that, and waits for a pending write. */
  start(warn: (err: unknown, what: string) => void): () => Promise<void> {
    let underWay = Promise.resolve();
    const timer = setTimeout(() => {
      underWay = this.storeOwnBuild().catch((err: unknown) =>
        warn(err, 'the chunks of this build could not be stored'),
      );
    }, STORE_AFTER_MS);
    timer.unref();
    return () => {
      clearTimeout(timer);
      return underWay;
    };
  }

  /** A chunk of another build; null if no stored build has it. */
  async find(name: string): Promise<BuiltFile | null> {
    if (!(await this.#cachedNames()).has(name)) return null;
    const body = await storedAsset(this.#deps.db, name);
    if (!body) return null;
    return builtFileFrom(name, isCompressible(name) ? await unzip(body) : body);
  }

  async #cachedNames(): Promise<ReadonlySet<string>> {
    const nowMs = this.#deps.clock.nowMs();
    if (!this.#names || nowMs < this.#names.readAtMs || nowMs >= this.#names.readAtMs + NAMES_TTL_MS)
      this.#names = { names: await storedAssetNames(this.#deps.db), readAtMs: nowMs };
    return this.#names.names;
  }
}
