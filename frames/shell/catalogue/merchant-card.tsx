import type { ReactNode } from 'react';
import type { MerchantCard as Card } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Tag } from '../../kit/tag';
import { Tile } from '../../kit/tile';
import css from './merchant-card.module.css';
import { catalogueMessages } from './messages';

interface MerchantCardProps {
  readonly locale: Locale;
  readonly card: Pick<Card, 'name' | 'merchantLogo' | 'about' | 'noCostTenures'>;
  /** Null if the merchant has no page. */
  readonly href: string | null;
}

/** A merchant with its categories and no-cost months. Source: CAT-005, CAT-037. */
export function MerchantCard({ locale, card, href }: MerchantCardProps): ReactNode {
  const { noCost, about, oneOf } = messagesIn(locale, catalogueMessages);
  const text = card.about[locale];
  const { name, merchantLogo, noCostTenures } = card;
  const isNoCost = noCostTenures.length > 0;
  return (
    <article className={css.merchant}>
      <Tile name={name} size={52} logo={merchantLogo ?? ''} />
      <div className={css.about}>
        <h3 translate="no">{href === null ? name : <a href={href}>{name}</a>}</h3>
        <p>{isNoCost ? about(text, oneOf(noCostTenures.map(String))) : text}</p>
      </div>
      {isNoCost ? <Tag tone="gold">{noCost}</Tag> : href !== null && <Icon path={icons.next} size={20} />}
    </article>
  );
}
