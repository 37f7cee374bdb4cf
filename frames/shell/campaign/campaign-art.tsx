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
  /** Of its banner; null = it has none. */
  readonly picture: string | null;
}

/** A product of a campaign on its way up, where one is paid at no cost in as many steps as are drawn, all of them the same;
 *  else the picture of its banner. */
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
