import type { ReactNode } from 'react';
import type { Locale } from '../../shared/locales';
import type { DataOf, PlainPageId } from '../../shared/site/page-data';
import type { SitePageId } from '../../shared/site/page-id';
import type { Drawn } from '../../shared/site/renderer';
import type { SitePage } from '../../shared/site/route';
import type { Site } from '../../shared/site/site';

/** For whom a page is drawn. */
export interface PageView<Id extends SitePageId = PlainPageId> {
  readonly locale: Locale;
  readonly site: Site;
  /** Its row of the route table. */
  readonly row: SitePage;
  /** Its address from the root without the name of a language: '/about-us'. */
  readonly path: string;
  /** The origin of the provider's own site, without a slash at the end. */
  readonly publicUrl: string;
  /** When a repair of the site ends, epoch ms; null where nobody knows, absent where nothing is repaired. */
  readonly repairedAtMs?: number | null;
  /** What the address asks, of a page that reads it. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** What it shows of the catalogue. */
  readonly data: DataOf<Id>;
  /** Origin of the example merchant, whose demo hub a sandbox leads to; absent in production. */
  readonly hubOrigin?: string;
  /** Lenders that are connected to this installation; absent where every one is. */
  readonly connectedLenderIds?: readonly string[];
}

/** A page of the site: a file of `pages` exports one as `page`. `Id` is its own where it shows something of the
 *  catalogue. */
export interface Page<Id extends SitePageId = PlainPageId> {
  /** Its name, in the window and in a header that names it. */
  readonly title: (view: PageView<Id>) => string;
  /** What it has, in one sentence, for those who look for it elsewhere. */
  readonly description: (view: PageView<Id>) => string;
  /** What stands in its main part, with the one heading of the first level. */
  readonly Body: (view: PageView<Id>) => ReactNode;
  /** What stands at the end of its header, besides the parts that its row names. */
  readonly HeaderEnd?: (view: PageView<Id>) => ReactNode;
  /** What its script goes on from (`readIsland`); without, it goes on from what stands in the page. */
  readonly island?: (view: PageView<Id>) => object;
  /** What it tells search engines besides what every page does. Source: schema.org. */
  readonly things?: (view: PageView<Id>) => readonly object[];
}

/** Whichever page it is: what it shows goes with its row. */
export type AnyPage = Page<never>;

/** A page with its row; `Drawn` says of what it shows only that it goes with that. */
export type AnyDrawn = Drawn & PageView<never>;
