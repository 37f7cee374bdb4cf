import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isPriced } from '../../shared/lenders/priced-plan';
import { samplePlan } from '../../shared/testing/sample-lenders';
import { checkoutScreensMessages } from '../checkout/screens/messages';
import { PlanSums } from './plan-sums';

const t = { ...checkoutScreensMessages.english.planMore, ...checkoutScreensMessages.english.side };
const about = { title: 'Your plan', price: '₹54,990', rate: '13% a year', times: '× 6 months', due: null, t };

it.each([
  ['is not named where it is like the others', 57_295, false],
  ['stands below the total where it is not, so that all of them come to it', 57_291.6, true],
])('the last EMI of a plan %s', (_, totalRupees, isNamed) => {
  const plan = samplePlan('plan-6', 6, 13, 9_516, totalRupees);
  if (!isPriced(plan)) throw new Error('no price');
  const { container } = render(<PlanSums {...about} plan={plan} />);
  expect(container.textContent?.includes('Total you pay₹57,291.60Last EMI₹9,512.60')).toBe(isNamed);
  expect(container.querySelectorAll('dt')).toHaveLength(isNamed ? 5 : 4);
});
