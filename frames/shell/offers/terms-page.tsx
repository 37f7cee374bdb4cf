import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { OfferTerms, StatedOffer } from '../../../shared/site/offer-data';
import { offersPage } from '../../../shared/site/offer-rows';
import { Canvas } from '../../kit/layout/canvas';
import { Inline } from '../../kit/layout/inline';
import { Panel } from '../../kit/layout/panel';
import { MoneyText } from '../../kit/money-text';
import { Stack } from '../../kit/stack';
import { Caption } from '../../kit/type/caption';
import { Crumbs } from '../chrome/crumbs';
import { LinkButton } from '../chrome/link-button';
import { chromeMessages } from '../chrome/messages';
import { ShopMark } from '../chrome/shop-mark';
import { addressOf, shopAddress } from '../navigation';
import type { PageView } from '../page';
import { offersMessages } from './messages';
import { NoCostTag } from './no-cost-tag';
import { NoCostTerms } from './no-cost-terms';
import css from './terms.module.css';
import { VoucherRules } from './voucher-rules';
import { VoucherTag } from './voucher-tag';

interface TermsPageProps extends Pick<PageView, 'locale' | 'site'> {
  readonly terms: OfferTerms;
  /** Kinds of offer on the page; the first one decides the dates. */
  readonly kinds: readonly ('voucher' | 'noCost')[];
}

/** Terms of a shop's offers, with worked amounts. Source: S1§2.3 (CAT-020, CAT-021). */
export function TermsPage({ locale, site, terms, kinds }: TermsPageProps): ReactNode {
  const { merchant } = terms;
  const { title, trail, shopAt } = messagesIn(locale, offersMessages).ofMerchant;
  const stated = kinds.flatMap((kind) => (terms[kind] ? [kind] : []));
  const offer = stated.map((kind) => terms[kind]).find((each) => each !== null);
  return (
    <Canvas room="text" gap={5} className={css.within}>
      <Crumbs
        label={messagesIn(locale, chromeMessages).landmarks.trail}
        above={[{ href: addressOf(locale, offersPage), text: trail.offers }]}
        here={merchant.name}
        isName
      />
      <Inline gap={4} align="center" wrap className={css.head}>
        <ShopMark name={merchant.name} logo={merchant.merchantLogo} />
        <div>
          <h1>{title(merchant.name)}</h1>
          {offer && <p>{validity(locale, offer)}</p>}
        </div>
      </Inline>
      {offer && <Standing locale={locale} offer={offer} />}
      <div className={css.two}>
        <div className={css.text}>
          {stated.includes('voucher') && <VoucherRules locale={locale} />}
          {stated.includes('noCost') && <NoCostTerms locale={locale} site={site} terms={terms} />}
        </div>
        <Stack as="aside" gap={6} steady className={css.aside}>
          {stated.map((kind) => (
            <Panel key={kind} padded="always" raised gap={4} className={css.card}>
              {kind === 'voucher' ? (
                <VoucherInShort locale={locale} />
              ) : (
                <NoCostInShort locale={locale} months={merchant.noCostTenures} />
              )}
              <LinkButton
                href={shopAddress(locale, merchant.merchantHandle)}
                kind={kind === stated[0] ? 'primary' : 'secondary'}
              >
                {shopAt(merchant.name)}
              </LinkButton>
            </Panel>
          ))}
        </Stack>
      </div>
    </Canvas>
  );
}

function validity(locale: Locale, { startsOn, endsOn }: StatedOffer): string {
  const { valid, validFrom } = messagesIn(locale, offersMessages).ofMerchant;
  return endsOn === null ? validFrom(startsOn) : valid(startsOn, endsOn);
}

/** Notice for an offer that is not valid today. */
function Standing({ locale, offer }: { readonly locale: Locale; readonly offer: StatedOffer }): ReactNode {
  const { over, notYet, now } = messagesIn(locale, offersMessages).ofMerchant;
  if (offer.stands === 'today') return null;
  return (
    <p className={css.note}>
      {offer.stands === 'notYet' ? notYet(offer.startsOn) : over(offer.endsOn ?? offer.startsOn)}
      <a href={addressOf(locale, offersPage)}>{now}</a>
    </p>
  );
}

function VoucherInShort({ locale }: { readonly locale: Locale }): ReactNode {
  const { worth, facts } = messagesIn(locale, offersMessages).ofMerchant.voucher;
  return (
    <>
      <span className={css.tag}>
        <VoucherTag locale={locale} />
      </span>
      <b>
        <MoneyText>{worth}</MoneyText>
      </b>
      <dl className={css.facts}>
        {Object.entries(facts).map(([id, [name, figure]]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function NoCostInShort({
  locale,
  months,
}: {
  readonly locale: Locale;
  readonly months: OfferTerms['merchant']['noCostTenures'];
}): ReactNode {
  const { noCostOn, ofMerchant } = messagesIn(locale, offersMessages);
  const { interest, none, gst, fee, star } = ofMerchant.noCost;
  return (
    <>
      <span className={css.tag}>
        <NoCostTag locale={locale} />
      </span>
      <b>{noCostOn(months)}</b>
      <dl className={css.facts}>
        <div>
          <dt>{ofMerchant.noCost.months}</dt>
          <dd className="num">{months.join(', ')}</dd>
        </div>
        <div>
          <dt>{interest}</dt>
          <dd>{none}</dd>
        </div>
        {[gst, fee].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num" translate="no">
              {formatRupees(0)}
            </dd>
          </div>
        ))}
      </dl>
      <Caption>{star}</Caption>
    </>
  );
}
