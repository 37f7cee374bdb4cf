import type { DataPageId, PlainPageId } from './page-data';
import type { SitePageId } from './page-id';
import type { ParamsOf } from './params-of';
import type { Tab } from './tab';
import type { HeaderPart, Template } from './template';

type Path = `/${string}`;

/** An address of the provider that a browser opens. */
export interface Route {
  /** `:name` stands for one segment. */
  readonly path: Path;
  /** Alternative addresses. At the end `:name?` is at most one segment, `:name*` any number, `:name+` at least one.
   *  Source: RTE-024..026. */
  readonly aliases?: readonly Path[];
  readonly shows: Shown;
}

export type Shown =
  /** A page of the build. Its address requires the key of a merchant, may have one, or has none; only the origins of
   *  that merchant may frame it, or no page may. `tells`: the page is sent with the merchant's public data. */
  | {
      readonly page: string;
      /** Its layout; `default` is the bare one. Source: S1§2.3. */
      readonly template: Template;
      readonly merchant: 'needed' | 'ifNamed' | 'none';
      readonly framedBy: 'merchant' | 'none';
      readonly tells?: 'showcase';
    }
  /** A page of the shopper's site. */
  | SitePage
  | 'document'
  /** A fragment of another address. */
  | { readonly redirect: Path };

/** A page of the shopper's site, in every language: the default language of `locales` has its path, any other a prefix,
 *  `/hi/…`. Source: S1§2.1, S1§2.3. */
export type SitePage = AnySitePage & (PlainPage | DataPage);

interface PlainPage {
  /** Its file in `frames/shell/pages`. */
  readonly site: PlainPageId;
  readonly asks?: never;
  readonly named?: never;
}

interface DataPage {
  readonly site: DataPageId;
  /** Its query parameters in addition to its path; any other is ignored. */
  readonly asks: readonly string[];
  /** The parameter that identifies the page. */
  readonly named?: string;
}

interface AnySitePage {
  /** Page whose script it runs; its own by default. */
  readonly runs?: SitePageId;
  /** True if the page is empty without its script, which is then preloaded with all its parts. By default the page is
   *  complete without it, and loads its script last. */
  readonly needsScript?: boolean;
  /** 200 by default. */
  readonly status?: 404 | 503;
  readonly template: Template;
  readonly header: readonly HeaderPart[];
  /** Target of Back in its header; the home page by default. */
  readonly below?: Path;
  /** Its tab in the tab bar; null without one. */
  readonly tab: Tab | null;
  /** A user without a verified number is redirected to My Account first. */
  readonly isGuarded: boolean;
  /** Identifies the visitor on load, even without a login cookie. */
  readonly identifies?: boolean;
  /** Query parameters that change the page: all of them if a form returns to it, or only the listed ones. */
  readonly reads?: 'query' | readonly string[];
  /** Its query names a lender (`lenderId`): 404 for a lender that the site does not have. */
  readonly namesLender?: true;
  /** It shows the logo of the merchant in its query (`merchantId`), from that merchant's host. */
  readonly showsMerchant?: true;
  readonly on: 'everySite' | 'organic' | 'lenders';
  /** Its address on the other sites; if absent, they do not have it. */
  readonly elsewhere?: Path;
  /**
   * Each site's page is canonical, so that search engines may show all of them; of any other page the main site's is.
   */
  readonly countsOnEverySite?: boolean;
  /** True if the site map lists it and search engines may show it. */
  readonly isIndexed: boolean;
  /** Its budget in `test/size/budgets.json`. */
  readonly weight:
    | 'reading'
    | 'home'
    | 'calculator'
    | 'account'
    | 'search'
    | 'merchant'
    | 'offers'
    | 'dashboard'
    | 'activation';
}

/** A row of the table. */
/* @__NO_SIDE_EFFECTS__ */
export const route = <const Row extends Route>(row: Row): Row => row;

export const addressesOf = ({ path, aliases = [] }: Route): readonly Path[] => [path, ...aliases];

/** True for a page of the shopper's site. */
export const isSitePage = (shows: Shown): shows is SitePage => typeof shows === 'object' && 'site' in shows;

const ownWeights: readonly SitePage['weight'][] = ['account', 'dashboard', 'activation'];

/** True if the page shows personal data, which its script renders: it is never prefetched. */
export const isOwnPage = ({ isGuarded, weight }: SitePage): boolean => isGuarded || ownWeights.includes(weight);

/** The address of a row's page that `named` identifies: parameters of its path, the others in its query. Throws like
 *  `href`. */
export function addressNaming({ path }: Pick<Route, 'path'>, named: Readonly<Record<string, string>>): string {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const query = Object.entries(named).filter(([name]) => !inPath.includes(name));
  return href<Path>({ path }, named, Object.fromEntries(query));
}

/** The address of a row, from the root. Each parameter is one segment; the query keeps its order. Throws `RangeError`
 *  for a parameter that is not a segment: '', '.' and '..'. */
export function href<Text extends Path>(
  { path }: { readonly path: Text },
  params: Readonly<Record<ParamsOf<Text>, string>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const named: Readonly<Record<string, string>> = params;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = named[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`'${value}' is no ${name} for ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
