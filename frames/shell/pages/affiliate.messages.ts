import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';

/** Buying at Amazon, and our commission. */
export const affiliateMessages = defineMessages(
  {
    title: 'Shop at Amazon',
    description: `How to pay at Amazon in small steps with ${brand.name}, and what we earn when you follow our link.`,
    heading: 'Shop at Amazon, pay in small steps',
    line: 'You buy at Amazon, from Amazon. We help you to pay.',
    steps: {
      heading: 'How it works',
      points: [
        { title: 'Follow our link', text: 'It opens Amazon. What you buy there, you buy from Amazon and its sellers.' },
        { title: 'Choose card-less EMI', text: 'At payment, choose EMI and then card-less EMI.' },
        { title: 'Confirm with your number', text: 'We send an OTP. You see the whole cost before you agree.' },
      ],
    },
    disclosure: {
      heading: 'What we earn',
      text: `Amazon may pay ${brand.name} a commission for a purchase that follows our link. The price does not change for you, and it decides nothing about which lenders or plans you see.`,
    },
    go: 'Shop at Amazon',
    away: 'Amazon is not among our shops at this moment.',
    offers: 'See the offers of today',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/affiliate.ts', { import: 'default' }),
);
