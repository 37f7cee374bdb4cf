import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageView } from '../page';
import { Asked } from './asked';
import { CostFirst } from './cost-first';
import { Figures } from './figures';
import { Hero } from './hero';
import { HeroSlides } from './hero-slides';
import { How } from './how';
import { Merchants } from './merchants';
import { homeMessages } from './messages';
import { Partners } from './partners';
import { Products } from './products';
import { Testimonials } from './testimonials';

/** Home page of our own site. Source: S1§1, LAY-003. */
export function OrganicHome({ locale, site, publicUrl, data }: PageView<'home'>): ReactNode {
  const { merchants, products } = data['buy-with-the-product'];
  return (
    <>
      <Hero locale={locale} site={site} publicUrl={publicUrl} ground="light" {...messagesIn(locale, homeMessages).hero}>
        <HeroSlides locale={locale} />
      </Hero>
      <Figures locale={locale} />
      <Partners locale={locale} />
      <Products locale={locale} products={products} />
      <Merchants locale={locale} merchants={merchants} />
      <How locale={locale} />
      <CostFirst locale={locale} />
      <Testimonials locale={locale} />
      <Asked locale={locale} />
    </>
  );
}
