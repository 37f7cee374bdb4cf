import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import action from '../../kit/action.module.css';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { merchantMessages } from '../merchant/messages';
import { shopAddress } from '../navigation';
import css from './shop-link.module.css';

interface ShopLinkProps {
  readonly locale: Locale;
  readonly handle: string;
  readonly name: string;
}

export function ShopLink({ locale, handle, name }: ShopLinkProps): ReactNode {
  return (
    <a className={`${action.action} ${css.shop}`} href={shopAddress(locale, handle)} target="_blank" rel="noopener">
      {messagesIn(locale, merchantMessages).shopAt(name)}
      <Icon path={icons.outside} size={20} />
      <span className="visually-hidden"> {messagesIn(locale, merchantMessages).newWindow}</span>
    </a>
  );
}
