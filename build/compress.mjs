// Writes compressed copies of the built text files, which the server sends unchanged: `<file>.br` and `<file>.gz`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.css', '.js', '.json', '.mjs', '.mts', '.svg']);

/** Compresses the text files of a folder, subfolders excluded. */
export async function compressIn(folder) {
  const names = readdirSync(folder).filter((name) => texts.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(join(folder, name));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(body, { params }));
      writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
    }),
  );
}
