import type { ReactNode } from 'react';
import type { Offer } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { termsAddress } from '../../../shared/site/offer-terms';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Tag } from '../../kit/tag';
import { merchantMessages } from './messages';
import css from './offer-ticket.module.css';

interface OfferTicketProps {
  readonly locale: Locale;
  readonly offer: Offer;
}

export function OfferTicket({ locale, offer }: OfferTicketProps): ReactNode {
  const { kinds, until, terms } = messagesIn(locale, merchantMessages).offers;
  return (
    <article className={css.ticket}>
      <Tag tone={offer.kind === 'noCost' ? 'gold' : 'neutral'}>{kinds[offer.kind]}</Tag>
      <h2>
        <MoneyText>{offer.title[locale]}</MoneyText>
      </h2>
      <p>
        <MoneyText>{offer.text[locale]}</MoneyText>
      </p>
      <p className={css.foot}>
        {offer.endsOn !== null && <span className="num">{until(offer.endsOn)}</span>}
        <a href={termsAddress(locale, offer)}>
          {terms}
          <Icon path={icons.next} size={16} />
        </a>
      </p>
    </article>
  );
}
