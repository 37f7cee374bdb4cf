import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface BuiltFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Compressed on first use and kept. */
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
/** One path segment that cannot climb out of its folder. */
const plainName = /^[A-Za-z0-9_][\w.-]*$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of the build, read once and again only after they changed on disk. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #cache = new Map<string, { version: string; file: BuiltFile }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null when there is no such file or its kind is not served. `area` is a folder of the build, which the caller has
   *  looked at. */
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
    const file = builtFile(type, await readFile(path), alreadyCompressed.has(extension));
    this.#cache.set(path, { version, file });
    return file;
  }
}

/** A body with its type, hashed; `isCompressed` where compressing gains nothing. */
export function builtFile(type: string, body: Buffer, isCompressed: boolean): BuiltFile {
  const kept = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding): Promise<Buffer> => {
    if (isCompressed || encoding === 'identity') return Promise.resolve(body);
    if (encoding === 'gzip') return zip(body, { level: 9 });
    return brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  };
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    encoded(encoding) {
      const ready = kept.get(encoding) ?? compress(encoding);
      kept.set(encoding, ready);
      return ready;
    },
  };
}

async function statOrNull(path: string): Promise<Awaited<ReturnType<typeof stat>> | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

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
