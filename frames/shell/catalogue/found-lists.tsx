import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { Found } from '../../../shared/site/page-data';
import { LinkButton } from '../chrome/link-button';
import { merchantAddress } from './addresses';
import css from './found-lists.module.css';
import { MerchantCard } from './merchant-card';
import { catalogueMessages } from './messages';
import { CatalogueProduct } from './product-card';
import { StarLine } from './star-line';

type Lists = Pick<Found, 'page' | 'hasMore' | 'allMerchants' | 'products'>;

interface FoundListsProps {
  readonly locale: Locale;
  readonly found: Lists;
  readonly first: 'merchants' | 'products';
  /** Default: 'Merchants'. */
  readonly merchantsHeading?: string;
  /** Null if the page already has this heading. */
  readonly productsHeading?: string | null;
  /** Address of a page of the lists; the first is 1. */
  readonly addressOfPage: (page: number) => string;
}

/** A page of merchants and products. Pagination works without a script. */
export function FoundLists(props: FoundListsProps): ReactNode {
  const { locale, found, first, merchantsHeading, productsHeading, addressOfPage } = props;
  const { merchants, products, nothingYet } = messagesIn(locale, catalogueMessages);
  const { page, hasMore, allMerchants } = found;
  if (allMerchants.length + found.products.length === 0) return <p className={css.none}>{nothingYet}</p>;
  const hasTag =
    allMerchants.some(({ noCostTenures }) => noCostTenures.length > 0) ||
    found.products.some(({ isNoCost }) => isNoCost);
  const lists = [
    <Merchants key="merchants" locale={locale} merchants={allMerchants} heading={merchantsHeading ?? merchants} />,
    <Products
      key="products"
      locale={locale}
      products={found.products}
      heading={productsHeading === undefined ? products : productsHeading}
    />,
  ];
  return (
    <>
      {first === 'merchants' ? lists : lists.reverse()}
      {hasTag && <StarLine locale={locale} />}
      <MorePages locale={locale} page={page} hasMore={hasMore} addressOfPage={addressOfPage} />
    </>
  );
}

interface ListProps {
  readonly locale: Locale;
  readonly heading: string | null;
}

export const Merchants = ({
  locale,
  heading,
  merchants,
}: ListProps & { readonly merchants: Lists['allMerchants'] }): ReactNode =>
  merchants.length > 0 && (
    <section className={css.list}>
      {heading !== null && <h2>{heading}</h2>}
      <ul className={css.merchants}>
        {merchants.map((card) => (
          <li key={card.merchantHandle}>
            <MerchantCard locale={locale} card={card} href={merchantAddress(locale, card)} />
          </li>
        ))}
      </ul>
    </section>
  );

export const Products = ({
  locale,
  heading,
  products,
}: ListProps & { readonly products: Lists['products'] }): ReactNode =>
  products.length > 0 && (
    <section className={css.list}>
      {heading !== null && <h2>{heading}</h2>}
      <ul className={css.products}>
        {products.map((card) => (
          <li key={`${card.merchantHandle}-${card.productId}`}>
            <CatalogueProduct locale={locale} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );

interface MorePagesProps extends Pick<FoundListsProps, 'locale' | 'addressOfPage'> {
  readonly page: number;
  readonly hasMore: boolean;
}

export function MorePages({ locale, page, hasMore, addressOfPage }: MorePagesProps): ReactNode {
  const { next, previous, pages } = messagesIn(locale, catalogueMessages);
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={css.pages} aria-label={pages}>
      {page > 1 && (
        <LinkButton href={addressOfPage(page - 1)} kind="secondary">
          {previous}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton href={addressOfPage(page + 1)} kind="secondary">
          {next}
        </LinkButton>
      )}
    </nav>
  );
}
