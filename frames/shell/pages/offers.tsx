import { messagesIn } from '../../../shared/messages/define-messages';
import { type OfferKind, type OfferScreen, offerKinds } from '../../../shared/site/offer-data';
import { offersPage } from '../../../shared/site/offer-rows';
import { Canvas } from '../../kit/layout/canvas';
import { Inline } from '../../kit/layout/inline';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { addressOf } from '../navigation';
import { banksOn } from '../offers/banks-on';
import { Banners } from '../offers/banner';
import { offersMessages } from '../offers/messages';
import { OfferCard } from '../offers/offer-card';
import type { Page } from '../page';
import css from './offers.module.css';

const isOf = (kind: OfferKind | null) => (offer: OfferScreen['offers'][number]) =>
  kind === null || (kind === 'ending' ? offer.endsSoon : offer.kind === kind);

/** Valid offers; empty, without a notice, while the catalogue is unavailable. Source: S1§2.2 (RTE-039), S1§8 (CAT-017). */
export const page: Page<'offers'> = {
  title: ({ locale }) => messagesIn(locale, offersMessages).title,
  description: ({ locale }) => messagesIn(locale, offersMessages).description,
  Body: ({ locale, site, data: { apiState, kind, banners, offers, banks } }) => {
    const { heading, kinds, none, noneYet, showAll, star, starAlone } = messagesIn(locale, offersMessages);
    const shown = offers.filter(isOf(kind));
    const handles = new Set(offers.filter((each) => each.kind === 'noCost').map((each) => each.merchantHandle));
    const named = banksOn(site, banks);
    return (
      <OnCanvas>
        <PageHead heading={heading} />
        <Canvas room="list" gap={6} className={css.within} data-api-state={apiState}>
          <Banners locale={locale} banners={banners} handles={handles} />
          {offers.length > 0 && (
            <Inline as="nav" gap={2} wrap className={css.kinds} aria-label={kinds.label}>
              {[null, ...offerKinds].map((each) => (
                <a
                  key={each ?? 'all'}
                  href={addressOf(locale, offersPage, each === null ? {} : { kind: each })}
                  aria-current={each === kind ? 'page' : undefined}
                >
                  {kinds[each ?? 'all'](offers.filter(isOf(each)).length)}
                </a>
              ))}
            </Inline>
          )}
          {shown.length > 0 && (
            <section id="offers" className={css.offers} aria-label={kinds[kind ?? 'all'](shown.length)}>
              {shown.map((offer) => (
                <OfferCard key={offer.offerId} locale={locale} offer={offer} />
              ))}
            </section>
          )}
          {shown.length === 0 && apiState === 'success' && (
            <p className={css.none}>
              {offers.length === 0 ? noneYet : none}{' '}
              {offers.length > 0 && <a href={addressOf(locale, offersPage)}>{showAll}</a>}
            </p>
          )}
          {handles.size > 0 && <p className={css.star}>{named.length === 0 ? starAlone : star(named)}</p>}
        </Canvas>
      </OnCanvas>
    );
  },
};
