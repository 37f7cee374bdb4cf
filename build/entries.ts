import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Page of `npm run dev` only. */
const GALLERY = 'gallery';

/** Frames: folders of frames/ with a main.tsx. */
export const frames = readdirSync('frames').filter((name) => existsSync(`frames/${name}/main.tsx`) && name !== GALLERY);

/** Scripts that a browser loads: name → file. A bootstrap is inlined into the page of its frame. */
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

/** Node programs: folder of dist/ → entries. */
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

export const exampleFiles = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => join('examples', file));
