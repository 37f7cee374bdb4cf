import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { formatRupees } from '../../shared/format/number';
import { lowestEmi } from '../../shared/lenders/order';
import { rupeesOf } from '../../shared/money/paise';
import { inStatedOrder } from '../../shared/rules/lender-choice';
import look from '../kit/action.module.css';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { Caption } from '../kit/type/caption';
import { type Choice, chosenIn, withLender } from './choice';
import { CostLines, starOf } from './cost-lines';
import { LenderChips } from './lender-chips';
import type { ProductMessages } from './message-types';
import { MonthFitCard } from './month-fit';
import { PlanList } from './plan-list';
import css from './product-plans.module.css';

/** What a product's page has of it, as the island takes it along. */
export interface PlansOf {
  readonly pricePaise: number;
  readonly merchantName: string;
  /** Those that have plans for the price, best first. */
  readonly lenders: readonly SalesLender[];
  /** Where the shop is, by our own link; the host that it leads to. */
  readonly shopHref: string;
  readonly shopHost: string;
  readonly checkHref: string;
  readonly brand: string;
  /** Visually hidden text after a link that opens beside the page. */
  readonly newWindow: string;
}

interface ProductPlansProps {
  readonly of: PlansOf;
  readonly choice: Choice;
  readonly t: ProductMessages;
  /** Where the form leads without script: the address that shows it. */
  readonly action: string;
  /** The figures, announced by a screen reader. */
  readonly announcedText?: string;
  readonly onChoice?: (choice: Choice) => void;
}

/** What a month of a product costs with each lender, and what fits a month. A form that the server answers as well. */
export function ProductPlans({ of, choice, t, action, announcedText, onChoice }: ProductPlansProps): ReactNode {
  const { pricePaise, merchantName, lenders } = of;
  const found = chosenIn(choice, lenders);
  if (!found) return null;
  const { lender, plan } = found;
  const lowest = Math.min(...lenders.flatMap((each) => lowestEmi(each) ?? []));
  const hasNoCost = lenders.some(({ emiPlans }) => emiPlans.some(({ isNoCost }) => isNoCost));
  const choose = (part: Partial<Choice>): void => onChoice?.({ ...choice, ...part });
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the server answers it where no script does
    <form className={css.form} method="get" action={action} onSubmit={onChoice && ((event) => event.preventDefault())}>
      <section className={css.plans} aria-labelledby="plans">
        <div className={css.panel}>
          <div className={css.head}>
            <h2 id="plans">{t.plans.heading}</h2>
            <span className="num">
              <MoneyText>{t.plans.from(lowest)}</MoneyText>
            </span>
          </div>
          <LenderChips
            lenders={inStatedOrder(lenders, plan.tenure)}
            lenderId={lender.lenderId}
            label={t.plans.lenders}
            onLender={(other) => onChoice?.(withLender(choice, other))}
          />
          <Caption>{t.plans.order(plan.tenure)}</Caption>
          <PlanList lender={lender} tenure={plan.tenure} t={t.plans} onTenure={(tenure) => choose({ tenure })} />
          <div className={css.withoutScript}>
            <Button type="submit" kind="secondary">
              {t.plans.show}
            </Button>
          </div>
          <CostLines pricePaise={pricePaise} plan={plan} t={t.plans} />
          <a className={`${look.action} ${css.shop}`} href={of.shopHref} target="_blank" rel="noopener">
            {t.shopAt(merchantName)}
            <Icon path={icons.outside} size={20} />
            <span className="visually-hidden"> {of.newWindow}</span>
          </a>
          <p className={css.opens}>{t.opens(of.shopHost, of.brand)}</p>
          <a className={css.check} href={of.checkHref}>
            {t.check}
            <Icon path={icons.next} size={20} />
          </a>
        </div>
        {hasNoCost && (
          <p className={css.star}>
            <MoneyText>{starOf(plan, pricePaise, merchantName, t.plans)}</MoneyText>
          </p>
        )}
        <p className="visually-hidden" role="status">
          {announcedText ? <MoneyText>{announcedText}</MoneyText> : null}
        </p>
      </section>
      <section className={css.fit} aria-labelledby="fit">
        <h2 id="fit">{t.fit.heading}</h2>
        <p className={css.text}>{t.fit.text}</p>
        <div className={css.fits}>
          <MonthFitCard
            lenders={lenders}
            month={choice.month}
            t={t.fit}
            plansMessages={t.plans}
            onMonth={(month) => choose({ month })}
            onPlan={choose}
          />
        </div>
      </section>
    </form>
  );
}

/** '₹71,990'. */
export const priceText = (pricePaise: number): string => formatRupees(rupeesOf(pricePaise));
