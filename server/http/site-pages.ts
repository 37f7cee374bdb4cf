import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Drawn, Renderer } from '../../shared/site/renderer';
import type { Config } from '../config';
import type { Clock } from '../ports';
import { Kept } from '../services/kept';
import { type BuiltFile, madeText } from './built-files';

const FileName = z.string().check(z.regex(/^[\w-]+\.mjs$/));
const SiteIndex = z.object({
  renderer: FileName,
  tags: z.array(z.string()),
  pages: z.record(z.string(), z.object({ file: FileName, style: z.string() })),
});

/** Tags of the scripts of each page by its id, by where they stand; `reading` is for every page that has none of its own. */
const SiteScripts = z.record(z.string(), z.object({ head: z.array(z.string()), end: z.array(z.string()) }));

/** A drawn page, and the hash that its policy has to allow. */
export interface DrawnPage {
  readonly file: BuiltFile;
  readonly styleHashes: readonly string[];
  /** Whether it has a form that goes to an address. */
  readonly hasForm: boolean;
  /** Origins of scripts of others in it. */
  readonly scriptOrigins?: readonly string[];
  /** Origins of the videos in it. */
  readonly mediaOrigins?: readonly string[];
}

/** Values that all pages of this installation share. */
type Around = Pick<Drawn, 'publicUrl' | 'hubOrigin' | 'connectedLenderIds'>;

/** What is drawn, for whom. */
export interface AskedPage extends Omit<Drawn, 'style' | 'tags' | 'endTags' | keyof Around> {
  /** What it is drawn from where that is the catalogue's, and the version of it. */
  readonly content?: { readonly version: string; readonly load: () => Promise<unknown> };
  /** One of the addresses of a row that has one for each of something, of which there is no end. */
  readonly isOfMany?: boolean;
}
type SiteConfig = Pick<Config, 'builtFolder' | 'publicUrl' | 'mode' | 'exampleMerchant'> &
  Partial<Pick<Config, 'engagementScript'>>;

interface Build {
  readonly version: string;
  readonly index: z.infer<typeof SiteIndex>;
  readonly scripts: z.infer<typeof SiteScripts>;
  readonly pages: Map<string, Promise<DrawnPage>>;
  /** Those of the catalogue. */
  readonly ofCatalogue: Kept<DrawnPage>;
}

/** Of pages of the catalogue, each about 60 kB with what travels of it. A page also follows from the day and from what its
 *  merchants have agreed on, of which no version tells: it is drawn again as often as anybody may keep a list. */
const PAGES_KEPT = { atMost: 500, keptMs: 60_000 } as const;

/** None where nothing of the site is around the page: it has nobody to name. Source: Q-036. */
const scriptsOf = ({ row }: AskedPage, scripts: Build['scripts']): Build['scripts'][string] | undefined =>
  scripts[row.runs ?? row.site] ?? (row.header.length === 0 ? undefined : scripts.reading);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function engagementTag({ url, integrity }: NonNullable<Config['engagementScript']>): string {
  const hash = integrity === null ? '' : ` integrity="${escaped(integrity)}"`;
  return `<script src="${escaped(url)}"${hash} crossorigin="anonymous" async></script>`;
}

/** The pages of the shopper's site: each is drawn once for a language and a site, on its first request, and kept until the
 *  next build; for what an address asks of it, each time. A page of the catalogue is kept for its version and what is asked
 *  of it. */
export class SitePages {
  readonly #folder: string;
  readonly #scripts: string;
  readonly #around: Around;
  readonly #clock: Clock;
  readonly #engagement: Config['engagementScript'];
  #build: Build | null = null;

  /** `isLending`: false where no lender is connected. */
  constructor(
    { builtFolder, publicUrl, mode, exampleMerchant, engagementScript = null }: SiteConfig,
    clock: Clock,
    isLending: boolean,
  ) {
    this.#engagement = engagementScript;
    this.#clock = clock;
    this.#folder = join(builtFolder, 'site');
    this.#scripts = join(builtFolder, 'web/site-scripts.json');
    this.#around = {
      publicUrl,
      ...(mode === 'sandbox' ? { hubOrigin: exampleMerchant.origin } : {}),
      ...(isLending ? {} : { connectedLenderIds: [] }),
    };
  }

  /** Null where the build has no such page. */
  async find(asked: AskedPage): Promise<DrawnPage | null> {
    const build = await this.#current();
    if (!build || !Object.hasOwn(build.index.pages, asked.row.site)) return null;
    const { locale, site, path, repairedAtMs, content, query } = asked;
    const key = [path, locale, site.kind === 'lender' ? site.lenderId : '', repairedAtMs].join();
    if (content) {
      const asking = JSON.stringify([content.version, key, query ?? null]);
      return build.ofCatalogue.find(asking, async () => this.#draw(build, { ...asked, data: await content.load() }));
    }
    // Nobody asks the same twice, and there is no end of what may be asked. What is shown instead of the catalogue is not
    // what stays.
    if (query || asked.data !== undefined || asked.isOfMany) return this.#draw(build, asked);
    const known = build.pages.get(key);
    if (known) return known;
    const drawn = this.#draw(build, asked);
    build.pages.set(key, drawn);
    // One that failed is tried again by the next request.
    drawn.catch(() => build.pages.delete(key));
    return drawn;
  }

  async #draw({ index, scripts }: Build, { content: _, ...asked }: AskedPage): Promise<DrawnPage> {
    const found = index.pages[asked.row.site];
    if (!found) throw new Error(`no page ${asked.row.site}`);
    const [{ default: renderer }, { page }] = await Promise.all([
      this.#load<{ default: Renderer }>(index.renderer),
      this.#load<{ page: unknown }>(found.file),
    ]);
    const own = scriptsOf(asked, scripts);
    const { head = [], end = [] } = own ?? {};
    const { html: plain, style } = renderer.renderPage(page, {
      ...asked,
      tags: [...head, ...index.tags],
      endTags: end,
      style: found.style,
      ...this.#around,
    });
    const hasForm = plain.includes('<form');
    // Only on content pages: nothing is typed there, and they show no personal data.
    const isContent = asked.row.weight === 'reading' && own === scripts.reading && !hasForm;
    const engagement = isContent ? this.#engagement : null;
    const html = engagement ? plain.replace('</body>', () => `${engagementTag(engagement)}</body>`) : plain;
    return {
      file: madeText('text/html; charset=utf-8', Buffer.from(html)),
      styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
      hasForm,
      scriptOrigins: engagement ? [new URL(engagement.url).origin] : [],
      mediaOrigins: [...html.matchAll(/<video[^>]* src="(https?:\/\/[^/"]+)/g)].flatMap(([, origin = '']) => origin),
    };
  }

  /** A module of the build; its name changes with what is in it. */
  #load<Module>(file: string): Promise<Module> {
    return import(pathToFileURL(join(this.#folder, file)).href) as Promise<Module>;
  }

  /** What was there before goes on while a build is under way. */
  async #current(): Promise<Build | null> {
    const files = [join(this.#folder, 'site.json'), this.#scripts];
    const found = await Promise.all(files.map((file) => stat(file).catch(() => null)));
    const version = found.map((each) => `${each?.mtimeMs}:${each?.size}`).join();
    if (found.includes(null) || this.#build?.version === version) return this.#build;
    const [index = '', scripts = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    try {
      const read = { index: SiteIndex.parse(JSON.parse(index)), scripts: SiteScripts.parse(JSON.parse(scripts)) };
      this.#build = { version, ...read, pages: new Map(), ofCatalogue: new Kept(this.#clock, PAGES_KEPT) };
    } catch {
      // Half an index.
    }
    return this.#build;
  }
}
