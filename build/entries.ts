// Entries of the Vite build, by name.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Shown by `npm run dev` alone. */
const GALLERY = 'gallery';

/** Frames: folders of frames/ with a main.tsx. */
export const frames = readdirSync('frames').filter((name) => existsSync(`frames/${name}/main.tsx`) && name !== GALLERY);

/** Scripts that a browser loads: name → file. A bootstrap stands in the page of its frame. */
export const browserEntries: Readonly<Record<string, string>> = Object.fromEntries([
  ...frames.map((name) => [name, `frames/${name}/main.tsx`]),
  ...frames
    .filter((name) => existsSync(`frames/${name}/bootstrap.ts`))
    .map((name) => [`${name}-bootstrap`, `frames/${name}/bootstrap.ts`]),
  ...readdirSync('frames/shell/scripts').map((file) => [
    `site-${basename(file, '.ts')}`,
    join('frames/shell/scripts', file),
  ]),
]);

/** Programs of Node: folder of dist/ → entries. */
export const nodeEntries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  renderer: { renderer: 'frames/renderer.ts' },
  server: {
    main: 'server/main.ts',
    'kfs-pdf-worker': 'server/services/kfs-document/pdf-worker.ts',
    // For test/size.
    'page-assets': 'server/http/page-assets.ts',
  },
  'examples/server': { main: 'examples/server/main.ts' },
};

/** Pages of the example merchant. */
export const exampleFiles = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => join('examples', file));
