import type { ReactNode } from 'react';
import { formatPaise, formatRupees } from '../../../shared/format';
import { type Lender, planCost } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { rupeesOf } from '../../../shared/money/paise';
import { type SampleProduct, sampleProducts } from '../../../shared/site/samples';
import type { PageView } from '../page';
import { Hero } from './hero';
import { LenderCosts } from './lender-costs';
import { Reasons } from './reasons';
import { STEPS_DRAWN, StepsArt } from './steps-art';

const words = import.meta.words('siteLenders');
const home = import.meta.words('siteHome');
const catalogue = import.meta.words('siteCatalogue');

/** What is bought in the picture. */
const artOf = { light: 'phone', dark: 'laptop', warm: 'sofa' } as const satisfies Readonly<
  Record<Lender['hero'], SampleProduct['art']>
>;

type LenderPage = (typeof words)['en']['pages'][keyof (typeof words)['en']['pages']];

/** What a lender's file of words has for its site. */
export function lenderPage(locale: Locale, { subDomainName }: Lender): LenderPage {
  const pages: Readonly<Record<string, LenderPage>> = words[locale].pages;
  const page = pages[subDomainName ?? ''];
  if (!page) throw new Error(`no words for the site of ${subDomainName}`);
  return page;
}

/** The home page of a lender's site: it shows no other lender. Source: LAY-018..021. */
export function LenderHome({
  publicUrl,
  locale,
  site,
  lender,
}: PageView<'home'> & { readonly lender: Lender }): ReactNode {
  const { eyebrow, heading, lead, reasons } = lenderPage(locale, lender);
  const { why, costs } = words[locale];
  const { hero } = home[locale];
  const product = sampleProducts.find(({ art }) => art === artOf[lender.hero]);
  const rateBps = lender.annualRateBps[STEPS_DRAWN];
  if (!product || rateBps === null) throw new Error(`${lender.name} has no plan over ${STEPS_DRAWN} months`);
  const { isNoCost, emiPaise, interestPaise } = planCost(lender, STEPS_DRAWN, rateBps, product.priceRupees);
  return (
    <>
      <Hero
        locale={locale}
        site={site}
        publicUrl={publicUrl}
        ground={lender.hero}
        eyebrow={eyebrow}
        heading={heading}
        lead={lead}
      >
        <StepsArt
          product={product}
          price={formatRupees(product.priceRupees)}
          emi={formatPaise(emiPaise)}
          steps={hero.steps(STEPS_DRAWN, rupeesOf(emiPaise))}
          tag={isNoCost ? catalogue[locale].noCost : null}
          interest={isNoCost ? null : `${costs.interest} ${formatPaise(interestPaise)}`}
        />
      </Hero>
      <Reasons heading={why(lender.name)} reasons={reasons} />
      <LenderCosts locale={locale} lender={lender} />
    </>
  );
}
