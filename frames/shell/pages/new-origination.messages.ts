import { defineMessages } from '../../../shared/messages/define-messages';
import { claims } from '../../../shared/site/claims';

/** Campaign for new customers. Other texts come from `siteHome`. */
export const originationMessages = defineMessages(
  {
    title: 'A new credit line',
    description: 'Apply with your mobile number for a credit line with which you pay in small steps. Checking is free.',
    eyebrow: 'For new customers',
    /** With a shop in the address, and without. */
    eyebrowAt: (merchant: string) => `For new customers of ${merchant}`,
    heading: ['No credit line yet?', 'Apply in minutes.'],
    lead: `Enter your number. If no bank has pre-approved you, we show which ones take your application, for ${claims.tenureMonths} months.`,
    closed: (merchant: string) =>
      `${merchant} takes no new applications at this moment. You can still check your number.`,
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/new-origination.ts', { import: 'default' }),
);
