import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { object, parse, record, string } from 'zod/mini';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = join(root, 'node_modules/.cache/kadam-fixtures');

/** A bundle with the hash of every input by its path from the root, so that a copy of the repository checks its own
 *  files. */
const CachedBundle = object({ code: string(), inputs: record(string(), string()) });

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(root, file)))
    .digest('base64url');

/** Bundling takes longer than most tests: a bundle is cached until one of its files changes. */
export async function cachedBundle(entry: string): Promise<string> {
  const place = join(folder, `${basename(entry)}.json`);
  const cached = await readFile(place, 'utf8').then(
    (text) => parse(CachedBundle, JSON.parse(text)),
    () => null,
  );
  const isFresh = async ([file, hash]: [string, string]): Promise<boolean> =>
    (await hashOf(file).catch(() => '')) === hash;
  if (cached && !(await Promise.all(Object.entries(cached.inputs).map(isFresh))).includes(false)) return cached.code;

  const { bundleWithFiles } = await import('./bundle');
  const { code, files } = await bundleWithFiles(entry);
  const paths = files.map((file) => relative(root, file));
  const inputs = Object.fromEntries(await Promise.all(paths.map(async (file) => [file, await hashOf(file)] as const)));
  await mkdir(folder, { recursive: true });
  // Written to a temporary file and renamed: another test file may read it at the same time.
  const aside = `${place}.${randomUUID()}`;
  await writeFile(aside, JSON.stringify({ code, inputs }));
  await rename(aside, place);
  return code;
}
