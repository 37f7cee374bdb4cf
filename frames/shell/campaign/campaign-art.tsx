import type { ReactNode } from 'react';
import type { ProductCard } from '../../../shared/api/catalogue';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { rupeesOf } from '../../../shared/money/paise';
import { catalogueMessages } from '../catalogue/messages';
import { homeMessages } from '../home/messages';
import { STEPS_DRAWN, StepsArt } from '../home/steps-art';
import css from './campaign.module.css';

interface CampaignArtProps {
  readonly locale: Locale;
  readonly products: readonly ProductCard[];
  /** Picture of the banner; null if it has none. */
  readonly picture: string | null;
}

/** A product of the campaign with a no-cost plan in six instalments, else the picture of the banner. */
export function CampaignArt({ locale, products, picture }: CampaignArtProps): ReactNode {
  const shown = products.find(
    ({ isNoCost, tenure, emi, pricePaise }) =>
      isNoCost && tenure === STEPS_DRAWN && emi !== null && emi * STEPS_DRAWN === rupeesOf(pricePaise),
  );
  if (!shown || shown.emi === null)
    return <div className={css.art}>{picture !== null && <img src={picture} alt="" width={320} height={260} />}</div>;
  return (
    <StepsArt
      name={shown.productName}
      picture={<img className={css.bought} src={shown.productImage} alt="" width={160} height={130} />}
      price={formatRupees(rupeesOf(shown.pricePaise))}
      emi={formatRupees(shown.emi)}
      steps={messagesIn(locale, homeMessages).hero.steps(STEPS_DRAWN, shown.emi)}
      tag={messagesIn(locale, catalogueMessages).noCost}
      interest={null}
    />
  );
}
