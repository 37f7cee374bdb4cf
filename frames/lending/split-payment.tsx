import type { ReactNode } from 'react';
import { formatPaise, formatRupees } from '../../shared/format/number';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { paiseOf } from '../../shared/money/paise';
import { Card } from '../kit/card';
import { KeyValue } from '../kit/key-value';
import { MoneyText } from '../kit/money-text';
import rail from '../kit/rail.module.css';
import type { SplitPaymentMessages } from './message-types';
import css from './split-payment.module.css';

interface SplitPaymentProps {
  /** For `financedRupees`. */
  readonly plan: PricedPlan;
  readonly nowRupees: number;
  readonly financedRupees: number;
  readonly lenderName: string;
  readonly shop: string;
  /** '14% a year'. */
  readonly rate: string;
  readonly t: SplitPaymentMessages;
}

/** Both parts of a split payment in the order in which they are paid, and their total with interest and fees. */
export function SplitPayment(props: SplitPaymentProps): ReactNode {
  const { plan, nowRupees, financedRupees, t } = props;
  const { interestPaise, discountPaise, gstOnInterestPaise, feesPaise, totalPayablePaise } = plan.cost;
  const parts = [
    {
      title: t.emi(financedRupees),
      text: t.emiText(plan.emi, plan.tenure, props.lenderName, totalPayablePaise),
    },
    { title: t.shop(nowRupees), text: t.shopText(props.shop) },
  ];
  const beside = [
    [t.interestOn(props.rate, financedRupees), interestPaise - discountPaise],
    [t.gstOnInterest, gstOnInterestPaise],
    [t.fees, feesPaise],
  ] as const;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol className={css.parts} role="list">
        {parts.map(({ title, text }) => (
          <li key={title} className={`${css.part} ${rail.rail}`}>
            <p className={css.title}>
              <MoneyText>{title}</MoneyText>
            </p>
            <p className={css.text}>
              <MoneyText>{text}</MoneyText>
            </p>
          </li>
        ))}
      </ol>
      <Card>
        <KeyValue
          pairs={[
            { name: t.price, value: formatRupees(nowRupees + financedRupees) },
            ...beside.flatMap(([name, paise]) => (paise > 0 ? [{ name, value: formatPaise(paise) }] : [])),
            { name: t.inAll, value: formatPaise(paiseOf(nowRupees) + totalPayablePaise), strong: true },
          ]}
        />
      </Card>
    </>
  );
}
