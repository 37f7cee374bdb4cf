import { lenders } from '../../../shared/lenders';
import { messagesIn } from '../../../shared/messages/define-messages';
import { eligible, emiCalculator } from '../../../shared/site/routes';
import { Calculator, offer, queryOf, readInputs } from '../../calculator';
import { calculatorMessages } from '../../calculator/messages';
import { Benefits } from '../campaign/benefits';
import { CheckAgain } from '../campaign/check-again';
import { QuestionsAbout } from '../campaign/questions-about';
import { atCalculatorRoot } from '../client/calculator-root';
import { Hero } from '../home/hero';
import { HeroSchedule } from '../home/hero-schedule';
import { How } from '../home/how';
import { Partners } from '../home/partners';
import { Section } from '../home/section';
import { lenderOf } from '../lender-of';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import { programMessages } from './program.messages';

/** Landing page of a program: number form, benefits, steps, instalments, questions and lenders. Source: S1§2.2
 *  (CAT-033..036). */
export const page: Page<'program'> = {
  title: ({ locale }) => messagesIn(locale, programMessages).title,
  description: ({ locale }) => messagesIn(locale, programMessages).description,
  Body: ({ locale, site, publicUrl, data: { programPageData: program } }) => {
    const { eyebrow, eyebrowAt, heading, lead, leadForNew, calculator } = messagesIn(locale, programMessages);
    const { merchantId, merchantName, lenderIds, isNTBEnabledOnMerchant } = program;
    const own = lenderOf(site);
    // A lender's site shows no other lender.
    const there = merchantId === null ? lenders : lenders.filter(({ lenderId }) => lenderIds.includes(lenderId));
    const offered = offer(own ? [own] : there);
    const inputs = readInputs({}, offered);
    return (
      <>
        <Hero
          locale={locale}
          site={site}
          publicUrl={publicUrl}
          ground="light"
          eyebrow={merchantId === null ? eyebrow : eyebrowAt(merchantName)}
          heading={heading}
          lead={isNTBEnabledOnMerchant ? leadForNew : lead}
          entry={merchantId === null ? undefined : { merchantId }}
        >
          <HeroSchedule locale={locale} site={site} />
        </Hero>
        <Benefits locale={locale} />
        {/* A lender’s own questions contain it. */}
        {!own && <How locale={locale} />}
        <Section id="costs" heading={calculator} ground="canvas">
          <div {...atCalculatorRoot(offered, queryOf(inputs))}>
            <Calculator
              inputs={inputs}
              offered={offered}
              t={messagesIn(locale, calculatorMessages)}
              action={addressOf(locale, emiCalculator)}
              checkHref={addressOf(locale, eligible)}
            />
          </div>
        </Section>
        <QuestionsAbout locale={locale} site={site} />
        {!own && <Partners locale={locale} only={merchantId === null ? undefined : lenderIds} />}
        <CheckAgain locale={locale} />
      </>
    );
  },
};
