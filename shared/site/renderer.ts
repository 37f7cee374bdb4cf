import type { Locale } from '../locales';
import type { SitePageId } from './page-id';
import type { SitePage } from './route';
import type { Site } from './site';

/** What a page is drawn for. */
export interface Drawn {
  readonly locale: Locale;
  readonly site: Site;
  /** Its row of the route table. */
  readonly row: SitePage;
  /** Its address from the root without the name of a language: '/about-us'. */
  readonly path: string;
  /** When a repair of the site ends, epoch ms; null where nobody knows, absent where nothing is repaired. */
  readonly repairedAtMs?: number | null;
  /** What the address asks, of a page that reads it; absent where it asks nothing. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** What its row's page shows of the catalogue, as `PageData` has it; absent for a page that shows nothing of it. */
  readonly data?: unknown;
  /** Origin of the example merchant, whose demo hub a sandbox leads to; absent in production. */
  readonly hubOrigin?: string;
  /** Lenders that are connected to this installation; absent where every one is. */
  readonly connectedLenderIds?: readonly string[];
  /** The origin of the provider's own site, without a slash at the end. */
  readonly publicUrl: string;
  /** Style of the page, which stands in it. */
  readonly style: string;
  /** Tags of what its head asks for: fonts, and scripts of a page that is nothing without them. */
  readonly tags: readonly string[];
  /** Tags that stand at the end of its body: scripts that a page does not wait for. */
  readonly endTags?: readonly string[];
}

/** A whole document, and its style as it stands there. */
export interface RenderedPage {
  readonly html: string;
  readonly style: string;
}

/** The default export of `frames/renderer.ts`. `page` is the export of a file of `frames/shell/pages`. */
export interface Renderer {
  /** Loads a page of the site, by its id. */
  readonly pages: Readonly<Record<SitePageId, () => Promise<{ readonly page: unknown }>>>;
  /** The first screen of a frame as one `template` element per language; empty for a frame that is not prerendered. */
  readonly prerender: (frame: string) => Promise<readonly string[]>;
  readonly renderPage: (page: unknown, drawn: Drawn) => RenderedPage;
  /** The whole style of a page on a site. */
  readonly styleOn: (site: Site, style: string) => string;
  /** The rows that it draws pages for. */
  readonly rows: readonly { readonly path: string; readonly shows: SitePage }[];
  /** Whose sites there are. */
  readonly sites: readonly Site[];
}
