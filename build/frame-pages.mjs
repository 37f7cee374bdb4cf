import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of a repository, by name: what a browser opens is a folder of `frames` with a `main.tsx`. */
export const framePagesOf = (root) =>
  readdirSync(join(root, 'frames')).filter((name) => existsSync(join(root, 'frames', name, 'main.tsx')));
