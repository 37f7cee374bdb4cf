import type { ReactNode } from 'react';
import type { MerchantCard } from '../../../shared/api/catalogue';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { offersOfMerchant } from '../../../shared/site/offer-rows';
import { Stack } from '../../kit/stack';
import { merchantAddress } from '../catalogue/addresses';
import { StarLine } from '../catalogue/star-line';
import { Section } from '../home/section';
import { addressAt } from '../navigation';
import css from './campaign.module.css';
import { campaignMessages } from './messages';

interface ShopsProps {
  readonly locale: Locale;
  readonly merchants: readonly MerchantCard[];
  /** Handles of the shops that have a page of offers. */
  readonly withOffers: ReadonlySet<string>;
  /** True if the page does not explain the star above this list. */
  readonly hasStar: boolean;
}

/** Names of a campaign's shops in one row. Source: CAT-027..032. */
export function ShopNames({ locale, merchants }: Pick<ShopsProps, 'locale' | 'merchants'>): ReactNode {
  const { shopsAt } = messagesIn(locale, campaignMessages);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the row
    <section className={css.names} aria-label={shopsAt} tabIndex={0}>
      <span>{shopsAt}</span>
      {merchants.map(({ merchantHandle, name, merchantLogo }) =>
        merchantLogo === null ? (
          <b key={merchantHandle} translate="no">
            {name}
          </b>
        ) : (
          <img key={merchantHandle} src={merchantLogo} alt={name} width={96} height={32} />
        ),
      )}
    </section>
  );
}

/** Shops of a campaign with their no-cost months, and links to the terms. */
export function Shops({ locale, merchants, withOffers, hasStar }: ShopsProps): ReactNode {
  const { heading, noCost } = messagesIn(locale, campaignMessages).shops;
  return (
    <Section id="where-to-buy" heading={heading}>
      <Stack role="list" as="ul" gap={5} steady className={css.shops}>
        {merchants.map(({ merchantHandle, name, about, noCostTenures }) => (
          <li key={merchantHandle}>
            <b>
              <a href={merchantAddress(locale, { merchantHandle })} translate="no">
                {name}
              </a>
            </b>
            <span>{about[locale]}</span>
            {noCostTenures.length > 0 &&
              (withOffers.has(merchantHandle) ? (
                <a href={addressAt(locale, offersOfMerchant, { handle: merchantHandle })}>
                  {noCost(noCostTenures.join(', '))}
                </a>
              ) : (
                <span>{noCost(noCostTenures.join(', '))}</span>
              ))}
          </li>
        ))}
      </Stack>
      {hasStar && <StarLine locale={locale} />}
    </Section>
  );
}
