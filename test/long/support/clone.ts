import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../docs/markdown';

/** Installed, built or private files, which a clone lacks. */
const notCloned: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.data']);

/** Copies the sources to `folder`. Packages are linked, or copied if their paths matter, since a link resolves to its
 *  target. */
export async function clone(folder: string, packages: 'linked' | 'copied' = 'linked'): Promise<string> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(root)).filter((name) => !notCloned.has(name));
  const filter = (path: string): boolean => !path.endsWith('/node_modules');
  await Promise.all(names.map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter })));
  const own = join(folder, 'node_modules');
  if (packages === 'linked') await symlink(join(root, 'node_modules'), own);
  else await cp(join(root, 'node_modules'), own, { recursive: true, verbatimSymlinks: true });
  return folder;
}
