import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { months, noCostMark } from '../../../shared/messages/en/grammar';
import type { Sentence } from '../../../shared/messages/sentence';
import { claims } from '../../../shared/site/claims';
import { type FaqFacts, usualCharges } from '../../../shared/site/worked-example';

/** `/faq`: five subjects in the specification's order. Names of subjects and questions are fragments (`#…`).
 *  Source: S1§1, CNT-019. */
export const faqMessages = defineMessages(
  {
    title: 'FAQ',
    description: `What card-less EMI is, how it works, who lends, what it costs and how to shop with ${brand.name}.`,
    heading: 'Questions, answered',
    subjects: {
      what: {
        title: 'What card-less EMI is',
        questions: {
          cardless: {
            question: 'What is card-less EMI?',
            answer: ({ example }: FaqFacts) => [
              `Credit that a lender has already approved for you, tied to your mobile number. You buy now and pay in ${claims.tenureMonths} monthly instalments. No debit or credit card is needed.`,
              `If you buy something for ${example.amount} over ${months(example.months)} at ${example.rate} a year, you pay ${example.emi} a month and nothing on the day.`,
            ],
          },
          loan: {
            question: 'Is it a loan?',
            answer: [
              'Yes. The lender pays the shop and you repay the lender. Before you agree you get a Key Facts Statement with the rate, the yearly cost (APR) and every fee.',
            ],
          },
          return: {
            question: 'What if I change my mind?',
            answer: [
              `You may give the loan back within the cooling-off days, at most lenders ${usualCharges.coolingOffDays}. You then pay what was lent and the interest of those days, and no fee or charge. If the shop takes the purchase back within those days, all that you have paid comes back; later the interest of the days until then, and a fee that you have paid, stay with the lender.`,
            ],
          },
        },
      },
      how: {
        title: 'How it works',
        questions: {
          steps: {
            question: 'How does it work?',
            answer: [
              'You enter your mobile number and the OTP that we send to it, and see which lenders have pre-approved you and up to how much. In the shop you choose a plan, read what it costs and confirm it with your lender.',
            ],
          },
          nocost: {
            question: `What does ${noCostMark}* mean?`,
            answer: [
              'The shop or brand takes the interest off the price before the loan starts. It pays the lender’s one-time fee too, so that you pay exactly the price. Where a lender keeps its fee, the plan says 0% interest and names the fee.',
            ],
          },
        },
      },
      lends: {
        title: 'Who lends',
        questions: {
          who: {
            question: 'Who lends the money?',
            /** A lender's site names that lender. */
            answer: ({ lender }: FaqFacts) => [
              lender === null
                ? `One of our lending partners, never ${brand.name} itself unless the plan says ${brand.name} Credit. You see the lender’s name on every plan and on the statement.`
                : `${lender}. You see its name on every plan and on the statement.`,
            ],
          },
          score: {
            question: 'Does checking affect my credit score?',
            answer: [
              'No. The check does not affect your credit score. A loan that you take is reported to credit bureaus by the lender.',
            ],
          },
        },
      },
      fees: {
        title: 'Fees',
        questions: {
          check: {
            question: 'Is there a fee to check eligibility?',
            answer: ['No. There is no fee for checking eligibility.'],
          },
          which: {
            question: 'Which fees can come?',
            answer: [
              `At most lenders a one-time processing fee of ${usualCharges.fee} + GST; ${usualCharges.penalPerMonth} a month of an overdue EMI, counted by the day; ${usualCharges.bounce} when a debit bounces; ${usualCharges.foreclosure} + GST of what you pay before its due day. Your Key Facts Statement has the exact ones.`,
            ],
          },
        },
      },
      shop: {
        title: 'How to shop',
        questions: {
          shopping: {
            question: `How do I shop with ${brand.name}?`,
            answer: [
              `Choose card-less EMI with ${brand.name} when you pay, online or at the till of ${claims.merchants} merchants: mobiles, laptops, electronics, fashion, furniture, travel, fitness, insurance.`,
            ],
          },
          repay: {
            question: 'How do I repay?',
            answer: [
              'The lender auto-debits the linked savings account each month. Keep the EMI in the account a day before.',
            ],
          },
        },
      },
    },
    /** One of the questions of `how`. The schedule below the figures shows the first month. */
    example: {
      question: 'What does it cost? A worked example',
      /** Text before and after the amount, which is bold. */
      buy: ({ example }: FaqFacts): Sentence => [
        'You buy something for ',
        [example.amount],
        ` and repay ${example.lender} over ${months(example.months)} at ${example.rate} a year.`,
      ],
      figures: ({ example }: FaqFacts) => ({
        emi: { name: 'Each month', figure: example.emi },
        interest: { name: `Interest, ${months(example.months)}`, figure: example.interest },
        fee: { name: 'Lender’s fee once, with GST', figure: example.fee },
        total: { name: 'Total you pay', figure: example.total },
      }),
      why: ({ example }: FaqFacts) =>
        `The first month’s interest is ${example.rate} of ${example.amount} ÷ 12 = ${example.firstInterest}. It falls every month, because you owe less. The EMI is rounded up to the next rupee, so the last one is a little smaller: ${example.lastEmi}.`,
      own: 'Try your own price',
    },
    star: `*${noCostMark}: the shop or brand gives the interest back as a discount; see “How it works”. Months and banks by shop are in each offer’s terms.`,
    missing: {
      title: 'Did not find it?',
      text: 'Write to us and say what you would like to know.',
      contact: 'Contact us',
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/chrome/faq.ts', { import: 'default' }),
);
