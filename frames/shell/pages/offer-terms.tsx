import { messagesIn } from '../../../shared/messages/define-messages';
import { offersMessages } from '../offers/messages';
import { TermsPage } from '../offers/terms-page';
import type { Page } from '../page';

/** Terms of one shop's offers. Source: S1§2.2 (RTE-062), S1§9. */
export const page: Page<'offer-terms'> = {
  title: ({ locale, data }) => messagesIn(locale, offersMessages).ofMerchant.title(data.merchant.name),
  description: ({ locale, data }) => messagesIn(locale, offersMessages).ofMerchant.description(data.merchant.name),
  Body: ({ locale, site, data }) => (
    <TermsPage locale={locale} site={site} terms={data} kinds={['voucher', 'noCost']} />
  ),
};
