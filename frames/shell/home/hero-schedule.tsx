import type { ReactNode } from 'react';
import { lenderOf } from '../lender-of';
import type { PageView } from '../page';
import { CostComparison } from './cost-comparison';
import { SampleSchedule, wholeRupeeProducts } from './sample-schedule';

/** Sample purchase in the hero; a lender's site shows that lender's costs. */
export function HeroSchedule({ locale, site }: Pick<PageView, 'locale' | 'site'>): ReactNode {
  const own = lenderOf(site);
  if (own) return <CostComparison locale={locale} lender={own} />;
  const [product] = wholeRupeeProducts;
  return product ? <SampleSchedule locale={locale} product={product} /> : null;
}
