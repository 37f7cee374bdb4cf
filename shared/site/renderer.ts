import type { Locale } from '../locales';
import type { DocumentId, DocumentView } from './documents';
import type { SitePageId } from './page-id';
import type { SitePage } from './route';
import type { Site } from './site';

export interface Drawn {
  readonly locale: Locale;
  readonly site: Site;
  readonly row: SitePage;
  /** Path from the root without the language: '/about-us'. */
  readonly path: string;
  /** End of a maintenance, epoch ms; null if unknown, absent without maintenance. */
  readonly repairedAtMs?: number | null;
  /** Query of a page that reads it; absent if empty. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Data of its page, as in `PageData`; absent for a page without catalogue data. */
  readonly data?: unknown;
  /** Origin of the example merchant, whose demo hub a sandbox links to; absent in production. */
  readonly hubOrigin?: string;
  /** Lenders connected to this installation; absent if all are. */
  readonly connectedLenderIds?: readonly string[];
  /** Origin of the provider's main site, without a trailing slash. */
  readonly publicUrl: string;
  readonly style: string;
  /** Tags in the head: fonts, and scripts of a page that needs them. */
  readonly tags: readonly string[];
  /** Tags at the end of the body: scripts that a page does not wait for. */
  readonly endTags?: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  readonly style: string;
}

/** Default export of `frames/renderer.ts`. `page` is the export of a file of `frames/shell/pages`. */
export interface Renderer {
  /** Loads a page of the site, by its id. */
  readonly pages: Readonly<Record<SitePageId, () => Promise<{ readonly page: unknown }>>>;
  /** The first screen of a frame as one `template` element per language; empty for a frame that is not prerendered. */
  readonly prerender: (frame: string) => Promise<readonly string[]>;
  readonly renderPage: (page: unknown, drawn: Drawn) => RenderedPage;
  readonly renderDocument: <Id extends DocumentId>(id: Id, view: DocumentView<Id>) => RenderedPage;
  /** The whole style of a page on a site. */
  readonly styleOn: (site: Site, style: string) => string;
  readonly rows: readonly { readonly path: string; readonly shows: SitePage }[];
  readonly sites: readonly Site[];
}
