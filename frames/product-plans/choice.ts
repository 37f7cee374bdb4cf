import type { ProductCard } from '../../shared/api/catalogue';
import type { SalesLender } from '../../shared/api/sales';
import { type PricedPlan, pricedPlans } from '../../shared/lenders/priced-plan';
import { rupeeDigits } from '../../shared/rules/typed-text';

/** Choice on a product's page. `month`: affordable monthly sum, whole rupees; 0 = not given. */
export interface Choice {
  readonly lenderId: string;
  readonly tenure: number;
  readonly month: number;
}

/** A sum of a month has no more digits. */
export const MONTH_DIGITS = 6;

/** Default choice: the plan of the product's card. */
type Shown = Pick<ProductCard, 'tenure' | 'emi' | 'isNoCost'>;

const isShown = ({ tenure, emi, isNoCost }: Shown, plan: PricedPlan): boolean =>
  plan.tenure === tenure && plan.emi === emi && plan.isNoCost === isNoCost;

/** The choice of an address. What it does not say, or cannot be, is as the card of the product has it. `lenders`: those that
 *  have plans for the price, best first. */
export function readChoice(
  query: Readonly<Record<string, unknown>>,
  lenders: readonly SalesLender[],
  shown: Shown,
): Choice {
  const of = (wanted: string): SalesLender | undefined => lenders.find(({ lenderId }) => lenderId === wanted);
  const first = lenders.find((lender) => pricedPlans(lender).some((plan) => isShown(shown, plan))) ?? lenders[0];
  const said = (name: string): string => {
    const text = query[name];
    return typeof text === 'string' ? text : '';
  };
  // A plan that fits a month is taken at once, lender and months: '701-12'.
  const [fitLenderId = '', fitTenure = ''] = said('fits').split('-');
  const isFit = of(fitLenderId) !== undefined;
  const [lenderId, tenure] = isFit ? [fitLenderId, fitTenure] : [said('lenderId'), said('tenure')];
  const lender = of(lenderId) ?? first;
  const plans = lender ? pricedPlans(lender) : [];
  const has = (tenure: number): boolean => plans.some((plan) => plan.tenure === tenure);
  const asked = Number(tenure);
  const month = rupeeDigits(said('month'));
  return {
    lenderId: lender?.lenderId ?? '',
    tenure: has(asked) ? asked : has(shown.tenure) ? shown.tenure : (plans[0]?.tenure ?? shown.tenure),
    month: month.length <= MONTH_DIGITS ? Number(month) : 0,
  };
}

/** The same with another lender: its plan over the same months, or the one that is nearest to them. */
export function withLender(choice: Choice, lender: SalesLender): Choice {
  const [nearest] = pricedPlans(lender).sort(
    (a, b) => Math.abs(a.tenure - choice.tenure) - Math.abs(b.tenure - choice.tenure) || a.tenure - b.tenure,
  );
  return { ...choice, lenderId: lender.lenderId, tenure: nearest?.tenure ?? choice.tenure };
}

/** The lender and the plan of a choice; null where no lender finances the price. */
export function chosenIn(
  { lenderId, tenure }: Choice,
  lenders: readonly SalesLender[],
): { readonly lender: SalesLender; readonly plan: PricedPlan } | null {
  const lender = lenders.find((each) => each.lenderId === lenderId);
  const plan = lender && pricedPlans(lender).find((each) => each.tenure === tenure);
  return lender && plan ? { lender, plan } : null;
}

/** The query of an address that shows the same: 'lenderId=701&tenure=12'. */
export const queryOf = ({ lenderId, tenure, month }: Choice): string =>
  new URLSearchParams({ lenderId, tenure: String(tenure), ...(month > 0 && { month: String(month) }) }).toString();
