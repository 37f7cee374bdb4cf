import { brand } from '../../../shared/brand';
import { dayText } from '../../../shared/format/day-text';
import { defineMessages } from '../../../shared/messages/define-messages';
import { monthNames } from '../../../shared/messages/en/grammar';
import { claims } from '../../../shared/site/claims';
import { homeMessages } from '../home/messages';

const day = (of: string): string => dayText(of, monthNames);

/** The campaign page. Other texts come from `siteHome`. */
export const campaignMessages = defineMessages(
  {
    title: (name: string) => `${name} in small steps`,
    plainTitle: 'Buy now, pay in small steps',
    description: `Check in a minute which banks have pre-approved you, free, and pay at ${claims.merchants} merchants in small steps.`,
    /** Above the heading: the subject, and the last day. */
    eyebrow: (name: string) => `${name} on ${brand.name}`,
    until: (name: string, last: string) => `${name} on ${brand.name}, until ${day(last)}`,
    plain: homeMessages.english.title,
    over: {
      heading: homeMessages.english.hero.heading,
      lead: 'This campaign is over. What you can buy in small steps goes on.',
    },
    shopsAt: 'Shop at',
    benefits: {
      heading: 'Why people pay in steps',
      points: [
        { title: 'Zero down payment', text: 'The lender pays the shop. Your first EMI is a month away.' },
        { title: 'Your number is enough', text: 'No card to apply for, none to carry.' },
        { title: 'No KYC, no paperwork', text: 'For customers whom the bank already knows: it has approved you.' },
        { title: 'Auto-debit', text: 'Each EMI leaves your linked account by itself.' },
      ],
      /** Replaces the third point for customers without a pre-approval. */
      newCustomer: { title: 'Apply on your phone', text: 'A few questions and your KYC. The lender decides.' },
    },
    products: {
      /** Category on sale: 'Mobiles'. */
      heading: (name: string) => `${name}, by the month`,
      plain: 'Products, by the month',
      all: (name: string) => `All ${name}`,
      everything: 'All products',
    },
    shops: {
      heading: 'Where to buy',
      /** The shop's no-cost months in ascending order: '3, 6'. */
      noCost: (months: string) => `No cost* on ${months} months`,
    },
    again: { heading: 'See your limit in a minute', go: 'Enter your mobile number' },
  },
  import.meta.glob('/shared/messages/*/frames/shell/campaign.ts', { import: 'default' }),
);
