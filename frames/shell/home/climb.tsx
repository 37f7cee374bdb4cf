import type { ReactNode } from 'react';
import { lenderOf } from '../lender-of';
import type { PageView } from '../page';
import { LenderClimb } from './lender-climb';
import { climbed, SampleClimb } from './sample-climb';

/** An invented purchase on its way up, beside the first words of a page: on a lender's site with what it costs there. */
export function Climb({ locale, site }: Pick<PageView, 'locale' | 'site'>): ReactNode {
  const own = lenderOf(site);
  if (own) return <LenderClimb locale={locale} lender={own} />;
  const [product] = climbed;
  return product ? <SampleClimb locale={locale} product={product} /> : null;
}
