import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatPaise, formatRupees } from '../../shared/format';
import { paiseOf, rupeesOf } from '../../shared/money/paise';
import { chosenIn, readChoice } from './choice';
import { CostLines } from './cost-lines';
import { productMessages } from './messages';
import { PlanList } from './plan-list';
import { lastPaise, lendersAt, type RandomPlan, randomPlans } from './testing/random-plans';

const t = productMessages.english.plans;
/** Of a card that shows a plan which no lender has: what the address says counts. */
const NOBODYS = { tenure: 1, emi: 1, isNoCost: false } as const;
const plain = (html: string): string => html.replace(/<[^>]+>/g, '');

function drawn({ lender, months, tenure, amountRupees }: RandomPlan) {
  const lenders = lendersAt(amountRupees, months);
  const choice = readChoice({ lenderId: lender.lenderId, tenure: String(tenure) }, lenders, NOBODYS);
  const found = chosenIn(choice, lenders) ?? expect.fail('no plan');
  const lines = renderToStaticMarkup(<CostLines pricePaise={paiseOf(amountRupees)} plan={found.plan} t={t} />);
  const plans = renderToStaticMarkup(
    <PlanList lender={found.lender} tenure={found.plan.tenure} t={t} onTenure={() => undefined} />,
  );
  return {
    choice,
    lines: Object.fromEntries(
      [...lines.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name = '', sum = '']) => [
        plain(name),
        plain(sum),
      ]),
    ),
    how: plain(/<p>.*<\/p>/.exec(lines)?.[0] ?? ''),
    row: plain(plans.split('</label>').find((row) => / checked[ =/>]/.test(row)) ?? ''),
  };
}

it('for 200 random prices, lenders and months are the figures of `shared/money`', () => {
  for (const plan of randomPlans(200)) {
    const { name: at, lender, tenure, amountRupees, rateBps, cost } = plan;
    const { choice, lines, how, row } = drawn(plan);
    expect(choice, at).toMatchObject({ lenderId: lender.lenderId, tenure });
    expect(lines, at).toEqual({
      Price: formatPaise(paiseOf(amountRupees)),
      [cost.isNoCost ? 'Interest' : `Interest, ${rateBps / 100}%`]: `+ ${formatPaise(cost.interestPaise)}`,
      ...(cost.gstOnInterestPaise > 0 && { 'GST on interest': `+ ${formatPaise(cost.gstOnInterestPaise)}` }),
      ...(cost.discountPaise > 0 && { 'No cost discount*': `− ${formatPaise(cost.discountPaise)}` }),
      ...(cost.feesPaise > 0 && { 'Lender’s fee, once': `+ ${formatPaise(cost.feesPaise)}` }),
      'Total you pay': formatPaise(cost.totalPayablePaise),
    });
    const emi = formatRupees(rupeesOf(cost.emiPaise));
    const last = lastPaise(plan);
    expect(how, at).toContain(
      last === cost.emiPaise ? `${tenure} × ${emi}.` : `${tenure - 1} × ${emi}, then ${formatPaise(last)}.`,
    );
    expect(row, at).toContain(`${emi}/month`);
    expect(row.includes('NO COST EMI*'), at).toBe(cost.isNoCost);
  }
});
