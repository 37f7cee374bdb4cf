import { messagesIn } from '../../../shared/messages/define-messages';
import { CAMPAIGN_CHANNEL } from '../../../shared/site/campaign-results';
import { Benefits } from '../campaign/benefits';
import { CheckAgain } from '../campaign/check-again';
import { Hero } from '../home/hero';
import { HeroSchedule } from '../home/hero-schedule';
import { How } from '../home/how';
import { Partners } from '../home/partners';
import { lenderOf } from '../lender-of';
import type { Page } from '../page';
import { originationMessages } from './new-origination.messages';

/** Campaign for new customers at a merchant: number form, then the lenders' answer and lenders that take applications.
 *  Source: S1§2.2 (RTE-050). */
export const page: Page<'new-origination'> = {
  title: ({ locale }) => messagesIn(locale, originationMessages).title,
  description: ({ locale }) => messagesIn(locale, originationMessages).description,
  Body: ({ locale, site, publicUrl, data: { merchant } }) => {
    const { eyebrow, eyebrowAt, heading, lead, closed } = messagesIn(locale, originationMessages);
    return (
      <>
        <Hero
          locale={locale}
          site={site}
          publicUrl={publicUrl}
          ground="light"
          eyebrow={merchant ? eyebrowAt(merchant.name) : eyebrow}
          heading={heading}
          lead={merchant && !merchant.isOpen ? closed(merchant.name) : lead}
          entry={{ channel: CAMPAIGN_CHANNEL }}
        >
          <HeroSchedule locale={locale} site={site} />
        </Hero>
        <Benefits locale={locale} isForNew />
        <How locale={locale} />
        {!lenderOf(site) && <Partners locale={locale} />}
        <CheckAgain locale={locale} />
      </>
    );
  },
};
