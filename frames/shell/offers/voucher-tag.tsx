import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import css from './voucher-tag.module.css';

const words = import.meta.words('siteOffers');

/** Says that a shop has a voucher offer. */
export const VoucherTag = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <span className={css.tag}>
    <Icon path={icons.bag} size={16} />
    {words[locale].ofMerchant.voucher.tag}
  </span>
);
