import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'rollup';
import { isDevelopment } from './mode.mjs';

/** What is sent as it lies there. Pages are not among it: the server fills them in. */
const texts = new Set(['.css', '.js', '.json', '.mjs', '.mts', '.svg']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes beside a text what is sent instead of it to whoever takes it compressed, as small as it gets: `<file>.br` and
 *  `<file>.gz`. */
export async function compressBeside(path: string): Promise<void> {
  if (!texts.has(extname(path))) return;
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    brotli(body, { params }).then((small) => writeWhole(`${path}.br`, small)),
    zip(body, { level: 9 }).then((small) => writeWhole(`${path}.gz`, small)),
  ]);
}

/** A server that runs beside the build never reads half of it, which it would send until the next build. */
async function writeWhole(path: string, body: Buffer): Promise<void> {
  const part = `${path}.part`;
  await writeFile(part, body);
  await rename(part, path);
}

/** Compresses what a bundle has written. A developer's own server does it by itself, where it is asked to. */
export const compressed = (): Plugin | false =>
  !isDevelopment && {
    name: 'kadam-compressed',
    async writeBundle({ dir, file = '' }, bundle) {
      const folder = dir ?? dirname(file);
      await Promise.all(Object.keys(bundle).map((name) => compressBeside(join(folder, name))));
    },
  };
