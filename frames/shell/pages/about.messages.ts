import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { claims } from '../../../shared/site/claims';

/** `/about-us`. Names of sections are fragments (`#…`). */
export const aboutMessages = defineMessages(
  {
    title: 'About us',
    description: `What ${brand.name} does, who lends the money, how we earn, and how we keep you safe.`,
    heading: `${brand.name} means step.`,
    intro: 'We let people in India buy what they need in steps they can see, with credit from a bank they know.',
    /** Steps of the picture, the lowest first. */
    steps: ['Mobile', 'OTP', 'Lender', 'Plan', 'Confirm', 'Yours'],
    sections: {
      whatwedo: {
        title: 'What we do',
        paragraphs: [
          'You enter a mobile number and an OTP. We ask our lending partners if they have already approved you, and you see the answer in seconds.',
          `If one has, you can shop at ${claims.merchants} merchants and pay in ${claims.tenureMonths} monthly steps. If none has, we say so plainly and show you what you can do next.`,
        ],
      },
      howweearn: {
        title: 'How we earn',
        paragraphs: [
          `Merchants and lenders pay us when you complete a purchase. You pay nothing for using ${brand.name}: the interest and the fee of a loan are its lender’s, and you see both before you agree.`,
        ],
      },
      ourpartners: {
        title: 'Our partners',
        paragraphs: [
          'A partner decides by itself whom it lends to, how much and at what rate. Its name stands on every plan and in the Key Facts Statement.',
        ],
      },
      safety: {
        title: 'Safety',
        paragraphs: [
          'Nothing is bought before you have read the Key Facts Statement, agreed to it and confirmed with your lender.',
          `Where a lender asks for a PIN, ${brand.name} passes it to the lender and keeps no copy. An OTP is kept only in a form that nobody can read, and only while it is valid.`,
          'Nobody from us, a shop or a bank asks you for an OTP or a PIN by telephone. After 30 minutes without a tap you are logged out.',
        ],
      },
      workwithus: {
        title: 'Work with us',
        paragraphs: [
          `Do you run a shop, or a bank that would like to lend through ${brand.name}? Write to ${brand.supportEmail} and say what you sell or lend.`,
        ],
      },
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/about.ts', { import: 'default' }),
);
