import { messagesIn } from '../../../shared/messages/define-messages';
import { offersMessages } from '../offers/messages';
import { TermsPage } from '../offers/terms-page';
import type { Page } from '../page';

/** Terms of one shop's voucher. Source: S1§2.2 (RTE-061), S1§9 (CAT-020, CAT-041..045). */
export const page: Page<'voucher-terms'> = {
  title: ({ locale, data }) => messagesIn(locale, offersMessages).voucherTermsTitle(data.merchant.name),
  description: ({ locale, data }) => messagesIn(locale, offersMessages).voucher.description(data.merchant.name),
  Body: ({ locale, site, data }) => <TermsPage locale={locale} site={site} terms={data} kinds={['voucher']} />,
};
