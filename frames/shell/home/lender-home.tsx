import type { ReactNode } from 'react';
import { lenderEntityMessages } from '../../../shared/legal/lender-entity.messages';
import type { Lender } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { LenderFacts } from '../chrome/lender-facts';
import type { PageView } from '../page';
import { CostComparison } from './cost-comparison';
import { Hero } from './hero';
import { LenderCosts } from './lender-costs';
import { lendersMessages } from './lenders.messages';
import { Reasons } from './reasons';
import { Section } from './section';

type LenderPage = Texts<typeof lendersMessages>['pages'][keyof Texts<typeof lendersMessages>['pages']];

/** Texts of a lender's site. */
export function lenderPage(locale: Locale, { subDomainName }: Lender): LenderPage {
  const pages: Readonly<Record<string, LenderPage>> = messagesIn(locale, lendersMessages).pages;
  const page = pages[subDomainName ?? ''];
  if (!page) throw new Error(`no words for the site of ${subDomainName}`);
  return page;
}

/** The home page of a lender's site shows no other lender. Source: LAY-018..021. */
export function LenderHome({
  publicUrl,
  locale,
  site,
  lender,
  connectedLenderIds,
}: PageView<'home'> & { readonly lender: Lender }): ReactNode {
  const { eyebrow, heading, lead, reasons } = lenderPage(locale, lender);
  const { why } = messagesIn(locale, lendersMessages);
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
        <CostComparison locale={locale} lender={lender} />
      </Hero>
      <Reasons heading={why(lender.name)} reasons={reasons} />
      <LenderCosts locale={locale} lender={lender} />
      <Section
        id="lender"
        heading={messagesIn(locale, lenderEntityMessages).heading}
        line={messagesIn(locale, lenderEntityMessages).line}
      >
        {connectedLenderIds?.includes(lender.lenderId) === false ? (
          <p>{messagesIn(locale, lenderEntityMessages).noLender}</p>
        ) : (
          <LenderFacts locale={locale} lender={lender} />
        )}
      </Section>
    </>
  );
}
