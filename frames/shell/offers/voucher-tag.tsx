import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Icon } from '../../kit/icon';
import css from './voucher-tag.module.css';

const words = import.meta.words('siteOffers');

/** Says that a shop has a voucher offer. */
export const VoucherTag = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <span className={css.tag}>
    <Icon name="bag" size={16} />
    {words[locale].ofMerchant.voucher.tag}
  </span>
);
