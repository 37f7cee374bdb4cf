import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../docs/markdown';

/** What no clone has: it is installed, built, or somebody's own. */
const notCloned: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.data']);

/** The sources as a clone has them, in a folder of its own. */
export async function clone(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(root)).filter((name) => !notCloned.has(name));
  const filter = (path: string): boolean => !path.endsWith('/node_modules');
  await Promise.all(names.map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
