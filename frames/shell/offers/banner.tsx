import type { ReactNode } from 'react';
import type { Banner as BannerData } from '../../../shared/api/campaigns';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { offersOfMerchant } from '../../../shared/site/offer-rows';
import { LinkButton } from '../chrome/link-button';
import { addressAt } from '../navigation';
import css from './banner.module.css';
import { offersMessages } from './messages';
import { NoCostTag } from './no-cost-tag';

interface BannersProps {
  readonly locale: Locale;
  readonly banners: readonly BannerData[];
  /** Handles of the shops that have a page of offers. */
  readonly handles: ReadonlySet<string>;
}

/** Carousel above the offers. Source: CAT-016. */
export function Banners({ locale, banners, handles }: BannersProps): ReactNode {
  if (banners.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul role="list" className={css.banners} data-many={banners.length > 1 ? '' : undefined}>
      {banners.map(({ bannerId, title, text, picture, merchantHandle, isNoCost }) => (
        <li key={bannerId} className={css.banner}>
          <div className={css.text}>
            {isNoCost && <NoCostTag locale={locale} />}
            <h2>{title[locale]}</h2>
            <p>{text[locale]}</p>
            {merchantHandle !== null && handles.has(merchantHandle) ? (
              <LinkButton href={addressAt(locale, offersOfMerchant, { handle: merchantHandle })} kind="inverse">
                {messagesIn(locale, offersMessages).bannerWay}
              </LinkButton>
            ) : (
              <LinkButton href="#offers" kind="inverse">
                {messagesIn(locale, offersMessages).monthsWay}
              </LinkButton>
            )}
          </div>
          {picture !== null && <img className={css.picture} src={picture} alt="" width={320} height={260} />}
        </li>
      ))}
    </ul>
  );
}
