import type { ReactNode } from 'react';
import { formatPaise, formatRupees } from '../../../shared/format';
import { type Lender, planCost } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { rupeesOf } from '../../../shared/money/paise';
import { type SampleProduct, sampleProducts } from '../../../shared/site/samples';
import { catalogueMessages } from '../catalogue/messages';
import { Art } from './art';
import { lendersMessages } from './lenders.messages';
import { homeMessages } from './messages';
import { STEPS_DRAWN, StepsArt } from './steps-art';

/** Product in the picture, by ground. */
const artOf = { light: 'phone', dark: 'laptop', warm: 'sofa' } as const satisfies Readonly<
  Record<Lender['hero'], SampleProduct['art']>
>;

/** Sample purchase in six instalments, with the costs of a lender. */
export function CostComparison({ locale, lender }: { readonly locale: Locale; readonly lender: Lender }): ReactNode {
  const product = sampleProducts.find(({ art }) => art === artOf[lender.hero]);
  const rateBps = lender.annualRateBps[STEPS_DRAWN];
  if (!product || rateBps === null) throw new Error(`${lender.name} has no plan over ${STEPS_DRAWN} months`);
  const { isNoCost, emiPaise, interestPaise } = planCost(lender, STEPS_DRAWN, rateBps, product.priceRupees);
  return (
    <StepsArt
      name={product.name}
      picture={<Art art={product.art} />}
      price={formatRupees(product.priceRupees)}
      emi={formatPaise(emiPaise)}
      steps={messagesIn(locale, homeMessages).hero.steps(STEPS_DRAWN, rupeesOf(emiPaise))}
      tag={isNoCost ? messagesIn(locale, catalogueMessages).noCost : null}
      interest={isNoCost ? null : `${messagesIn(locale, lendersMessages).costs.interest} ${formatPaise(interestPaise)}`}
    />
  );
}
