import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageData } from '../../../shared/site/page-data';
import { brand as brandRow, brands as brandsRow } from '../../../shared/site/routes';
import { BrandGrid } from '../catalogue/brand-grid';
import { FoundLists } from '../catalogue/found-lists';
import { catalogueMessages } from '../catalogue/messages';
import wide from '../catalogue/wide.module.css';
import { PageHead } from '../chrome/page-head';
import { TextLink } from '../chrome/text-link';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './brand.module.css';

/** Merchants, products and offers of a brand; without a brand, a choice of brands. Source: S1§2.2 (RTE-069, RTE-097). */
export const page: Page<'brand'> = {
  title: ({ locale, data: { chosen } }) => chosen?.brand.name ?? messagesIn(locale, catalogueMessages).brands.title,
  description: ({ locale, data: { chosen } }) => {
    const { about, description } = messagesIn(locale, catalogueMessages).brands;
    return chosen ? about(chosen.brand.name) : description;
  },
  Body: ({ locale, data: { brands, chosen } }) => {
    const { counts, nothingYet, brands: said } = messagesIn(locale, catalogueMessages);
    if (chosen === null)
      return (
        <>
          <PageHead heading={said.heading} />
          <div className={wide.within}>
            {brands.length === 0 ? <p>{nothingYet}</p> : <BrandGrid locale={locale} brands={brands} />}
          </div>
        </>
      );
    const { brand, offers, merchantCount, productCount } = chosen;
    const addressOfPage = (page: number): string =>
      addressOf(locale, brandRow, { id: brand.brandId, ...(page > 1 && { page: String(page) }) });
    return (
      <>
        <PageHead heading={brand.name} line={counts(merchantCount, productCount)} />
        <div className={wide.within}>
          <div>
            <FoundLists locale={locale} found={chosen} first="products" addressOfPage={addressOfPage} />
          </div>
          {offers.length > 0 && <Offers locale={locale} offers={offers} />}
          <div>
            <TextLink href={addressOf(locale, brandsRow)}>{said.all}</TextLink>
          </div>
        </div>
      </>
    );
  },
};

interface OffersProps {
  readonly locale: Locale;
  readonly offers: NonNullable<PageData['brand']['chosen']>['offers'];
}

/** Valid offers at merchants of the brand. */
const Offers = ({ locale, offers }: OffersProps): ReactNode => (
  <section>
    <h2 className={css.heading}>{messagesIn(locale, catalogueMessages).brands.offers}</h2>
    <ul className={css.offers}>
      {offers.map(({ offerId, merchantName, title, text }) => (
        <li key={offerId} className={css.offer}>
          <span translate="no">{merchantName}</span>
          <h3>{title[locale]}</h3>
          <p>{text[locale]}</p>
        </li>
      ))}
    </ul>
  </section>
);
