import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Renderer } from '../../shared/site/renderer';
import { createServer } from '../app';
import { readConfig } from '../config';
import { madeText } from '../http/built-files';
import frameTemplate from '../http/frame-page.html?raw';
import type { PageAssets } from '../http/page-assets';
import { EmbeddedDatabase } from '../store/embedded-database';
import { lockFolder } from '../store/folder-lock';
import type { DatabaseChoice } from '../store/open';
import { explainStart } from './explain-start';

// The provider's server in `npm run dev` (build/dev.mjs). The embedded database takes longest to open, and stays open
// while the server's code is replaced.

export interface DevelopmentDatabase {
  readonly database: DatabaseChoice;
  close(): Promise<void>;
}

/** Throws `FolderInUse` if another process has the data folder. */
export function openDevelopmentDatabase(env: NodeJS.ProcessEnv = process.env): DevelopmentDatabase {
  const { database } = readConfig(env);
  if (database.kind !== 'embedded') return { database, close: async () => undefined };
  const release = lockFolder(database.folder);
  const opened = new EmbeddedDatabase(join(database.folder, 'database'), (error) => process.emitWarning(error));
  return {
    database: { kind: 'opened', database: opened },
    async close() {
      await opened.close();
      release();
    },
  };
}

/** Serves until the returned function is called, which leaves the database open. */
export async function serve(
  { database }: DevelopmentDatabase,
  env: NodeJS.ProcessEnv = process.env,
  assets?: PageAssets,
): Promise<() => Promise<void>> {
  const pdfProgram = env.KADAM_PDF_PROGRAM;
  const server = await createServer(readConfig(env), {
    database,
    ...(assets && { assets }),
    ...(pdfProgram === undefined ? {} : { pdfProgram }),
  });
  await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return () => server.close();
}

export const explain = explainStart;

/** Current modules of the site's renderer in development. */
interface SiteModules {
  readonly renderer: Renderer;
  stylesheetsOf(page: string): readonly string[];
}

/** Pages whose scripts and styles the development server transforms. `site` returns the same object until one of its
 *  modules changes. */
export function developmentAssets(site: () => Promise<SiteModules>): PageAssets {
  const rendered = new WeakMap<SiteModules, Awaited<ReturnType<PageAssets['site']>>>();
  return {
    async frame(name) {
      const entry = `/frames/${name}/main.tsx`;
      if (!existsSync(`.${entry}`)) return null;
      const bootstrap = `/frames/${name}/bootstrap.ts`;
      const tags = existsSync(`.${bootstrap}`) ? [moduleTag(bootstrap), moduleTag(entry)] : [moduleTag(entry)];
      const html = frameTemplate.replace('<!-- scripts -->', () => tags.join('\n    '));
      return { file: madeText('text/html; charset=utf-8', Buffer.from(html)), styleHashes: [], scriptHashes: [] };
    },
    async site() {
      const modules = await site();
      const known = rendered.get(modules) ?? {
        renderer: modules.renderer,
        styleOf: () => '',
        tagsOf: (page) => modules.stylesheetsOf(page).map((href) => `<link rel="stylesheet" href="${href}">`),
        async scriptTags(name) {
          const file = `/frames/shell/scripts/${name}.ts`;
          return existsSync(`.${file}`) ? { head: [moduleTag('/build/reload.ts'), moduleTag(file)], end: [] } : null;
        },
      };
      rendered.set(modules, known);
      return known;
    },
  };
}

const moduleTag = (src: string): string => `<script type="module" src="${src}"></script>`;
