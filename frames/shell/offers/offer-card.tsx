import type { ReactNode } from 'react';
import { tenures } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { ShownOffer } from '../../../shared/site/offer-data';
import { offersOfMerchant, voucherTerms } from '../../../shared/site/offer-rows';
import { Inline } from '../../kit/layout/inline';
import { Tag } from '../../kit/tag';
import { Tile } from '../../kit/tile';
import { TextLink } from '../chrome/text-link';
import { addressAt } from '../navigation';
import { offersMessages } from './messages';
import { NoCostTag } from './no-cost-tag';
import css from './offer-card.module.css';

/** Tenures of offers. */
const shownTenures = tenures.filter((each) => [3, 6, 9, 12].includes(each));

/** An offer with a link to its terms. */
export function OfferCard({ locale, offer }: { readonly locale: Locale; readonly offer: ShownOffer }): ReactNode {
  const { merchantHandle, merchantName, kind, title, text, endsOn, months, picture, endsSoon } = offer;
  const { voucherTag, ends, terms, termsOf, noCostOn } = messagesIn(locale, offersMessages);
  const isNoCost = kind === 'noCost';
  const row = isNoCost ? offersOfMerchant : voucherTerms;
  return (
    <article className={css.card} data-kind={kind}>
      <div className={css.top}>
        <Tile name={merchantName} />
        <b translate="no">{merchantName}</b>
        {picture !== null && <img className={css.picture} src={picture} alt="" width={88} height={72} loading="lazy" />}
      </div>
      <Inline gap={2} wrap>
        {isNoCost ? <NoCostTag locale={locale} /> : <Tag>{voucherTag}</Tag>}
        {endsOn !== null && (
          <span className={css.ends} data-soon={endsSoon ? '' : undefined}>
            {ends(endsOn)}
          </span>
        )}
      </Inline>
      <h3>{isNoCost && months.length > 0 ? noCostOn(months) : title[locale]}</h3>
      {isNoCost && months.length > 0 && (
        <Inline as="span" gap={2} className={css.months} aria-hidden="true">
          {shownTenures.map((each) => (
            <i key={each} data-on={months.includes(each) ? '' : undefined}>
              {each}
            </i>
          ))}
        </Inline>
      )}
      <p>{text[locale]}</p>
      <TextLink href={addressAt(locale, row, { handle: merchantHandle })}>
        <span aria-hidden="true">{terms}</span>
        <span className="visually-hidden">{termsOf(merchantName)}</span>
      </TextLink>
    </article>
  );
}
