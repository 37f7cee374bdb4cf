import type { ReactNode } from 'react';
import type { Offer } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';
import { Icon } from '../../kit/icon';
import { Tag } from '../../kit/tag';
import css from './offer-ticket.module.css';

const words = import.meta.words('siteMerchant');

interface OfferTicketProps {
  readonly locale: Locale;
  readonly offer: Offer;
  /** Where its terms are; null where they have no page. */
  readonly termsHref: string | null;
}

/** An offer that stands today, as a ticket. */
export function OfferTicket({ locale, offer, termsHref }: OfferTicketProps): ReactNode {
  const { kinds, until, terms } = words[locale].offers;
  return (
    <article className={css.ticket}>
      <Tag tone={offer.kind === 'noCost' ? 'gold' : 'neutral'}>{kinds[offer.kind]}</Tag>
      <h3>{offer.title[locale]}</h3>
      <p>{offer.text[locale]}</p>
      {(offer.endsOn !== null || termsHref !== null) && (
        <p className={css.foot}>
          {offer.endsOn !== null && <span className="num">{until(offer.endsOn)}</span>}
          {termsHref !== null && (
            <a href={termsHref}>
              {terms}
              <Icon name="next" size={16} />
            </a>
          )}
        </p>
      )}
    </article>
  );
}
