import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { OfferTerms } from '../../../shared/site/offer-data';
import type { Site } from '../../../shared/site/site';
import { Inline } from '../../kit/layout/inline';
import { MoneyText } from '../../kit/money-text';
import { Tile } from '../../kit/tile';
import { banksOn } from './banks-on';
import { offersMessages } from './messages';
import css from './terms.module.css';

interface NoCostTermsProps {
  readonly locale: Locale;
  readonly site: Site;
  readonly terms: OfferTerms;
}

/** No-cost months of a shop and the participating banks. Source: CAT-021, CAT-037..040, CAT-046. */
export function NoCostTerms({ locale, site, terms }: NoCostTermsProps): ReactNode {
  const { noCost, lenders } = messagesIn(locale, offersMessages).ofMerchant;
  const banks = banksOn(
    site,
    terms.lenders.map(({ name }) => name),
  );
  return (
    <>
      <section>
        <h2 id="no-cost">{noCost.heading}</h2>
        <p>{noCost.text(terms.merchant.noCostTenures)}</p>
        <ul>
          {noCost.points.map((point) => (
            <li key={point}>
              <MoneyText>{point}</MoneyText>
            </li>
          ))}
        </ul>
      </section>
      {banks.length > 0 && (
        <section>
          <h2 id="lenders">{lenders}</h2>
          <Inline role="list" as="ul" wrap className={css.banks}>
            {banks.map((name) => (
              <li key={name}>
                <Tile name={name} size={32} />
                <span translate="no">{name}</span>
              </li>
            ))}
          </Inline>
        </section>
      )}
    </>
  );
}
