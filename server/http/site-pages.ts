import { createHash } from 'node:crypto';
import type { Drawn } from '../../shared/site/renderer';
import type { Config } from '../config';
import type { Clock } from '../platform/clock';
import { LruCache } from '../services/lru-cache';
import { type BuiltFile, madeText } from './built-files';
import type { PageAssets, SiteAssets } from './page-assets';

export interface DrawnPage {
  readonly file: BuiltFile;
  readonly styleHashes: readonly string[];
  readonly hasForm: boolean;
  readonly scriptOrigins?: readonly string[];
  readonly mediaOrigins?: readonly string[];
}

/** Values that all pages of this installation share. */
type Around = Pick<Drawn, 'publicUrl' | 'hubOrigin' | 'connectedLenderIds'>;

export interface AskedPage extends Omit<Drawn, 'style' | 'tags' | 'endTags' | keyof Around> {
  /** Catalogue data of the page, with its version. */
  readonly content?: { readonly version: string; readonly load: () => Promise<unknown> };
  /** True if the row has an unbounded number of pages. */
  readonly isOfMany?: boolean;
}
type SiteConfig = Pick<Config, 'publicUrl' | 'mode' | 'exampleMerchant'> & Partial<Pick<Config, 'engagementScript'>>;

interface Rendered {
  readonly by: SiteAssets;
  readonly pages: Map<string, Promise<DrawnPage>>;
  readonly ofCatalogue: LruCache<DrawnPage>;
}

/** Catalogue pages of about 60 kB each, with encodings. The TTL is that of a public list, because a page also depends
 *  on the day and on merchants' terms, which have no version. */
const PAGE_CACHE = { maxEntries: 500, ttlMs: 60_000 } as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function engagementTag({ url, integrity }: NonNullable<Config['engagementScript']>): string {
  const hash = integrity === null ? '' : ` integrity="${escaped(integrity)}"`;
  return `<script src="${escaped(url)}"${hash} crossorigin="anonymous" async></script>`;
}

/** Pages of the shopper's site: rendered once per language and site, on the first request, and cached; with a query
 *  rendered on each request. A catalogue page is cached by version and query. */
export class SitePages {
  readonly #assets: PageAssets;
  readonly #around: Around;
  readonly #clock: Clock;
  readonly #engagement: Config['engagementScript'];
  #rendered: Rendered | null = null;

  /** `isLending`: false if no lender is connected. */
  constructor(
    assets: PageAssets,
    { publicUrl, mode, exampleMerchant, engagementScript = null }: SiteConfig,
    clock: Clock,
    isLending: boolean,
  ) {
    this.#assets = assets;
    this.#engagement = engagementScript;
    this.#clock = clock;
    this.#around = {
      publicUrl,
      ...(mode === 'sandbox' ? { hubOrigin: exampleMerchant.origin } : {}),
      ...(isLending ? {} : { connectedLenderIds: [] }),
    };
  }

  /** Null if the build has no such page. */
  async find(asked: AskedPage): Promise<DrawnPage | null> {
    const rendered = await this.#current();
    if (!rendered) return null;
    const { locale, site, path, repairedAtMs, content, query } = asked;
    const key = [path, locale, site.kind === 'lender' ? site.lenderId : '', repairedAtMs].join();
    if (content) {
      const asking = JSON.stringify([content.version, key, query ?? null]);
      return rendered.ofCatalogue.find(asking, async () =>
        this.#draw(rendered.by, { ...asked, data: await content.load() }),
      );
    }
    // Searches are unbounded and seldom repeated. The page shown while the catalogue fails is not cached either.
    if (query || asked.data !== undefined || asked.isOfMany) return this.#draw(rendered.by, asked);
    const known = rendered.pages.get(key);
    if (known) return known;
    const drawn = this.#draw(rendered.by, asked);
    rendered.pages.set(key, drawn);
    // A failed one is retried by the next request.
    drawn.catch(() => rendered.pages.delete(key));
    return drawn;
  }

  async #draw(assets: SiteAssets, { content: _, ...asked }: AskedPage): Promise<DrawnPage> {
    const { row } = asked;
    const { page } = await assets.renderer.pages[row.site]();
    const own = await assets.scriptTags(row.runs ?? row.site, row.needsScript ?? false);
    // A page without a header has no site navigation. Source: Q-036.
    const isReading = !own && row.header.length > 0;
    const { head = [], end = [] } = (isReading ? await assets.scriptTags('reading', false) : own) ?? {};
    const { html: plain, style } = assets.renderer.renderPage(page, {
      ...asked,
      tags: [...head, ...assets.tagsOf(row.site)],
      endTags: end,
      style: assets.styleOf(row.site),
      ...this.#around,
    });
    const hasForm = plain.includes('<form');
    // Only on content pages, which have no input and no personal data.
    const isContent = row.weight === 'reading' && isReading && !hasForm;
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

  async #current(): Promise<Rendered | null> {
    const by = await this.#assets.site();
    if (by && this.#rendered?.by !== by)
      this.#rendered = { by, pages: new Map(), ofCatalogue: new LruCache(this.#clock, PAGE_CACHE) };
    return by && this.#rendered;
  }
}
