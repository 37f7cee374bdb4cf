import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

export interface BuiltFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Encoded body; read or compressed on first use, then cached. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.mts': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const alreadyCompressed = new Set(['.png', '.woff2']);
/** File endings of precompressed files. */
const endings = { br: '.br', gzip: '.gz' } as const;
type Compression = keyof typeof endings;
/** For files that the build has not compressed: 7 % larger than with brotli's best quality, which takes 50 times as
 *  long. */
const QUALITY = { br: 5, gzip: 6 } as const satisfies Record<Compression, number>;
/** One path segment that cannot leave its folder. */
const plainName = /^[A-Za-z0-9_][\w.-]*$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Cache of build files; a file is read again after it has changed on disk. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #cache = new Map<string, { version: string; file: BuiltFile }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null if there is no such file, or its type is not served. `area`: a validated folder of the build. */
  async find(area: 'web' | 'sdk' | `sdk/releases/${string}`, name: string): Promise<BuiltFile | null> {
    const extension = extname(name);
    const type = types[extension];
    if (!plainName.test(name) || type === undefined) return null;
    const path = join(this.#folder, area, name);
    const found = await statOrNull(path);
    if (!found?.isFile()) return null;
    const version = `${found.mtimeMs}:${found.size}`;
    const cached = this.#cache.get(path);
    if (cached?.version === version) return cached.file;
    const body = await readFile(path);
    const file = isCompressible(name)
      ? fileOf(type, body, async (by) => (await compressedBeside(path, by, found.mtimeMs)) ?? compress(body, by))
      : fileOf(type, body, async () => body);
    this.#cache.set(path, { version, file });
    return file;
  }

  /** Empty if there is no such folder. */
  async names(area: 'web'): Promise<string[]> {
    try {
      return await readdir(join(this.#folder, area));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

/** False for compressed formats. */
export const isCompressible = (name: string): boolean => !alreadyCompressed.has(extname(name));

/** A file of another build; null if its type is not served. */
export function builtFileFrom(name: string, body: Buffer): BuiltFile | null {
  const type = types[extname(name)];
  if (!plainName.test(name) || type === undefined) return null;
  return fileOf(type, body, isCompressible(name) ? (by) => compress(body, by) : async () => body);
}

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

export const madeText = (type: string, body: Buffer): BuiltFile => fileOf(type, body, (by) => compress(body, by));

function fileOf(type: string, body: Buffer, compressed: (by: Compression) => Promise<Buffer>): BuiltFile {
  const cache = new Map<Compression, Promise<Buffer>>();
  return {
    type,
    etag: etagOf(body),
    body,
    async encoded(encoding) {
      if (encoding === 'identity') return body;
      const known = cache.get(encoding);
      if (known) return known;
      const made = compressed(encoding);
      cache.set(encoding, made);
      made.catch(() => cache.delete(encoding));
      return made;
    },
  };
}

/** The build's compressed file; null if there is none, or if it is older than its original. */
async function compressedBeside(path: string, by: Compression, originalMtimeMs: number): Promise<Buffer | null> {
  const beside = path + endings[by];
  const found = await statOrNull(beside);
  return found?.isFile() && found.mtimeMs >= originalMtimeMs ? readFile(beside) : null;
}

const compress = (body: Buffer, by: Compression): Promise<Buffer> =>
  by === 'gzip'
    ? zip(body, { level: QUALITY.gzip })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY.br,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The best encoding that an `accept-encoding` header allows: brotli, then gzip. A coding with q=0 is refused. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== '' && !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}
