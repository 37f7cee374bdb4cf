import type { ReactNode } from 'react';
import type { Locale } from '../../shared/locales';
import type { DataOf, PlainPageId } from '../../shared/site/page-data';
import type { SitePageId } from '../../shared/site/page-id';
import type { Drawn } from '../../shared/site/renderer';
import type { SitePage } from '../../shared/site/route';
import type { Site } from '../../shared/site/site';

/** Input of a page. */
export interface PageView<Id extends SitePageId = PlainPageId> {
  readonly locale: Locale;
  readonly site: Site;
  readonly row: SitePage;
  /** Path from the root without the locale: '/about-us'. */
  readonly path: string;
  /** Origin of our site, without a trailing slash. */
  readonly publicUrl: string;
  /** End of the maintenance, epoch ms; null = unknown, absent = no maintenance. */
  readonly repairedAtMs?: number | null;
  /** Query, on pages that read it. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Data of the catalogue. */
  readonly data: DataOf<Id>;
  /** Origin of the example merchant's demos; absent in production. */
  readonly hubOrigin?: string;
  /** Lenders connected to this installation; absent = all. */
  readonly connectedLenderIds?: readonly string[];
}

/** A page of the site, exported as `page` by a file of `pages`. `Id`: set if the page shows data of the catalogue. */
export interface Page<Id extends SitePageId = PlainPageId> {
  /** Title of the window and of a header with a title. */
  readonly title: (view: PageView<Id>) => string;
  /** Meta description: one sentence. */
  readonly description: (view: PageView<Id>) => string;
  /** Main content with the `h1`. */
  readonly Body: (view: PageView<Id>) => ReactNode;
  /** Content at the end of the header, after the parts of the row. */
  readonly HeaderEnd?: (view: PageView<Id>) => ReactNode;
  /** JSON for the page's script (`readIsland`); without it the script reads the DOM. */
  readonly island?: (view: PageView<Id>) => object;
  /** Further structured data. Source: schema.org. */
  readonly things?: (view: PageView<Id>) => readonly object[];
}

/** A page of unknown id; its data matches its row. */
export type AnyPage = Page<never>;

/** Input of a page of unknown id; its data matches its row. */
export type AnyDrawn = Drawn & PageView<never>;
