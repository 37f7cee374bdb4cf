import type { ReactNode } from 'react';
import { brand } from '../../shared/brand';
import { keysOf } from '../../shared/keys-of';
import { defaultLocale, langOf, locales } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { pageColours } from '../../shared/page-colours';
import { pathIn } from '../../shared/site/address';
import { addressNaming } from '../../shared/site/route';
import { favicon, home, siteIcon, siteManifest } from '../../shared/site/routes';
import { chromeMessages } from './chrome/messages';
import { Framed } from './layouts/layouts';
import { originOf } from './lender-of';
import type { AnyDrawn, AnyPage } from './page';

/** Origin of the canonical address: our site's, except for pages that each site has itself. */
const originThatCounts = ({ row, site, publicUrl }: AnyDrawn): string =>
  row.countsOnEverySite ? originOf(site, publicUrl) : publicUrl;

/** Path of the canonical address, without campaign and page number. */
function pathThatCounts({ row: { named }, path, query = {} }: AnyDrawn): string {
  const said = named === undefined ? undefined : query[named];
  return named === undefined || typeof said !== 'string'
    ? path
    : addressNaming({ path: path as '/' }, { [named]: said });
}

export function Head({ page, drawn }: { readonly page: AnyPage; readonly drawn: AnyDrawn }): ReactNode {
  const { locale, row } = drawn;
  const path = pathThatCounts(drawn);
  const origin = originThatCounts(drawn);
  const addressIn = (each: (typeof locales)[number]): string => origin + pathIn(each, path);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {keysOf(pageColours).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={pageColours[scheme]}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      <title>{messagesIn(locale, chromeMessages).title(page.title(drawn))}</title>
      <meta name="description" content={page.description(drawn)} />
      <link rel="icon" href={favicon.path} sizes="32x32" />
      <link rel="icon" href={siteIcon.path} type="image/svg+xml" />
      <link rel="manifest" href={siteManifest.path} />
      {row.isIndexed ? (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {locales.map((each) => (
            <link key={each} rel="alternate" hrefLang={langOf(each)} href={addressIn(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

export function Body({ page, drawn }: { readonly page: AnyPage; readonly drawn: AnyDrawn }): ReactNode {
  const { Body: Content, HeaderEnd } = page;
  return (
    <Framed {...drawn} title={page.title(drawn)} headerEnd={HeaderEnd && <HeaderEnd {...drawn} />}>
      <Content {...drawn} />
    </Framed>
  );
}

/** Structured data: publisher and breadcrumbs. Source: schema.org. */
export const dataOf = (page: AnyPage, drawn: AnyDrawn): readonly object[] => {
  const { locale, path, publicUrl, row } = drawn;
  const { things = () => [] } = page;
  if (!row.isIndexed) return [];
  const origin = originThatCounts(drawn);
  const at = (address: string): string => origin + pathIn(locale, address);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.legalName,
      url: publicUrl + home.path,
      email: brand.supportEmail,
    },
    // The home page has no breadcrumbs.
    ...(path === home.path
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: brand.name, item: at(home.path) },
              { '@type': 'ListItem', position: 2, name: page.title(drawn), item: at(pathThatCounts(drawn)) },
            ],
          },
        ]),
    ...things(drawn),
  ];
};
