import type { ReactNode } from 'react';
import { formatPaise, percentText } from '../../../shared/format/number';
import { percentOf } from '../../../shared/money/rate';
import { MoneyText } from '../../kit/money-text';
import card from '../card.module.css';
import { type Line, Lines } from '../lines';
import { minusPaise, plusPaise } from '../sums';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';
import { SCHEDULE } from './schedule';
import { TIMELINE } from './timeline';

const percentAt = (bps: number): string => percentText(percentOf(bps));

/** Parts of the payment and their sum: interest and its discount are two lines, and the fee is named. */
export function costLines(loan: LoanData, { costs }: LoanSaid['t']): readonly Line[] {
  const { dueAtMerchantPaise, interestPaise, gstOnInterestPaise, discountPaise, feesPaise } = loan;
  return [
    { name: costs.price, value: formatPaise(loan.pricePaise) },
    ...(dueAtMerchantPaise > 0 ? [{ name: costs.atShop, value: minusPaise(dueAtMerchantPaise) }] : []),
    { name: costs.interest(percentAt(loan.annualRateBps)), value: plusPaise(interestPaise) },
    ...(gstOnInterestPaise > 0 ? [{ name: costs.gst, value: plusPaise(gstOnInterestPaise) }] : []),
    ...(discountPaise > 0 ? [{ name: costs.discount, value: minusPaise(discountPaise), is: 'discount' as const }] : []),
    ...(feesPaise > 0 ? [{ name: costs.fee, value: plusPaise(feesPaise) }] : []),
  ];
}

/** Amounts of a refund while the loan is active, and amounts of past refunds that stay with the lender. */
function refundSentences(
  { status, lenderName, coolingOffUntilMs, discountPaise, refunds }: LoanData,
  t: LoanSaid['t'],
  loans: LoanSaid['loans'],
): readonly string[] {
  const isOpen = status === 'ACTIVE' || status === 'OVERDUE';
  const until = coolingOffUntilMs === null ? null : loans.moment(coolingOffUntilMs);
  const sum = (of: (refund: LoanData['refunds'][number]) => number | null): number =>
    refunds.reduce((total, refund) => total + (of(refund) ?? 0), 0);
  const [back, retained, owed] = [
    sum(({ toShopperPaise }) => toShopperPaise),
    sum(({ keptPaise }) => keptPaise),
    sum(({ stillOwedPaise }) => stillOwedPaise),
  ];
  return [
    ...(isOpen ? [t.refund(lenderName, until, discountPaise > 0)] : []),
    ...(back > 0 ? [t.refunded.toShopper(lenderName, formatPaise(back))] : []),
    ...(retained > 0 ? [t.refunded.retained(lenderName, formatPaise(retained))] : []),
    ...(owed > 0 && isOpen ? [t.refunded.owed(formatPaise(owed))] : []),
  ];
}

/** Cost of the purchase, paid and remaining amount. */
export function Costs({ loan, t, loans }: LoanSaid & { readonly loan: LoanData }): ReactNode {
  const { costs } = t;
  const { aprBps, refundedPaise } = loan;
  const linked = (paise: number, place: string): ReactNode => <a href={`#${place}`}>{formatPaise(paise)}</a>;
  return (
    <section className={card.card} data-raised="">
      <h2>{costs.heading}</h2>
      <Lines
        lines={[
          ...costLines(loan, t),
          { name: costs.total, value: linked(loan.totalPayablePaise, SCHEDULE), is: 'total' },
          ...(aprBps === null ? [] : [{ name: costs.apr, value: percentAt(aprBps) }]),
          ...(refundedPaise > 0 ? [{ name: costs.refunded, value: formatPaise(refundedPaise) }] : []),
          { name: costs.paid, value: linked(loan.paidPaise, TIMELINE) },
          { name: costs.left, value: linked(loan.leftPaise, SCHEDULE) },
        ]}
      />
      {refundSentences(loan, t, loans).map((sentence) => (
        <p key={sentence} className={card.small}>
          <MoneyText>{sentence}</MoneyText>
        </p>
      ))}
      {loan.discountPaise > 0 && (
        <p className={card.small}>
          <MoneyText>
            {t.star(
              loan.merchantName,
              formatPaise(loan.discountPaise),
              loan.shopFeesPaise > 0 ? formatPaise(loan.shopFeesPaise) : null,
            )}
          </MoneyText>
        </p>
      )}
    </section>
  );
}
