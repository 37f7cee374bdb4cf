import type { ReactNode } from 'react';
import type { Locale } from '../../shared/locales';
import type { Site } from '../../shared/site/site';

/** For whom a page is drawn. */
export interface PageView {
  readonly locale: Locale;
  readonly site: Site;
  /** Its address from the root without the name of a language: '/about-us'. */
  readonly path: string;
  /** The origin of the provider's own site, without a slash at the end. */
  readonly publicUrl: string;
  /** When a repair of the site ends, epoch ms; null where nobody knows, absent where nothing is repaired. */
  readonly repairedAtMs?: number | null;
  /** What the address asks, of a page that reads it. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Origin of the example merchant, whose demo hub a sandbox leads to; absent in production. */
  readonly hubOrigin?: string;
}

/** A page of the site: a file of `pages` exports one as `page`. */
export interface Page {
  /** Its name, in the window and in a header that names it. */
  readonly title: (view: PageView) => string;
  /** What it has, in one sentence, for those who look for it elsewhere. */
  readonly description: (view: PageView) => string;
  /** What stands in its main part, with the one heading of the first level. */
  readonly Body: (view: PageView) => ReactNode;
}
