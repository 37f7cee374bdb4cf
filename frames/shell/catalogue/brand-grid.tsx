import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageData } from '../../../shared/site/page-data';
import { brand as brandRow } from '../../../shared/site/routes';
import { addressOf } from '../navigation';
import css from './brand-grid.module.css';
import { catalogueMessages } from './messages';

interface BrandGridProps {
  readonly locale: Locale;
  readonly brands: PageData['brand']['brands'];
}

/** Brands with their numbers of merchants and products. */
export const BrandGrid = ({ locale, brands }: BrandGridProps): ReactNode => (
  <ul className={css.brands}>
    {brands.map(({ brandId, name, merchantCount, productCount }) => (
      <li key={brandId}>
        <a className={css.brand} href={addressOf(locale, brandRow, { id: brandId })}>
          <b translate="no">{name}</b>
          <span>{messagesIn(locale, catalogueMessages).counts(merchantCount, productCount)}</span>
        </a>
      </li>
    ))}
  </ul>
);
