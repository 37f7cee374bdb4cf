import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { offersMessages } from './messages';
import css from './voucher-tag.module.css';

export const VoucherTag = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <span className={css.tag}>
    <Icon path={icons.bag} size={16} />
    {messagesIn(locale, offersMessages).ofMerchant.voucher.tag}
  </span>
);
