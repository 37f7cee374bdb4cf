import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';

/** `/faq-{partner}`: questions of one partner, before the common ones. Names of questions are fragments (`#…`). */
export const partnerFaqMessages = defineMessages(
  {
    title: (partner: string) => `FAQ for customers of ${partner}`,
    description: (partner: string) => `How customers of ${partner} buy with card-less EMI of ${brand.name}.`,
    heading: (partner: string) => `${partner} and ${brand.name}`,
    /** By kind of partner. */
    questions: {
      shop: {
        buy: {
          question: (partner: string) => `How do I pay at ${partner} with ${brand.name}?`,
          answer: (partner: string) =>
            `Choose card-less EMI with ${brand.name} on the payment page of ${partner}, or ask at the till. You enter your mobile number there and choose a plan.`,
        },
        returned: {
          question: (partner: string) => `What if I return goods to ${partner}?`,
          answer: (partner: string) =>
            `${partner} tells the lender, and the lender corrects or ends the loan. Until it has done so, instalments may still fall due.`,
        },
        knows: {
          question: (partner: string) => `What does ${partner} learn about me?`,
          answer: (partner: string) =>
            `Which lenders offer you an EMI, and whether an order is paid. ${partner} never sees your codes, your limit, your PIN, your PAN or your date of birth.`,
        },
      },
      bank: {
        line: {
          question: (partner: string) => `How do I know if ${partner} has pre-approved me?`,
          answer: (partner: string) =>
            `Enter the mobile number that ${partner} knows, and the OTP. You see the answer in seconds, free and without an effect on your credit score.`,
        },
        asks: {
          question: (partner: string) => `Who decides, ${brand.name} or ${partner}?`,
          answer: (partner: string) =>
            `${partner} decides whether it lends to you, how much and at what rate. ${brand.name} shows you the plans and passes your request on.`,
        },
        debit: {
          question: (partner: string) => `From which account does ${partner} take the instalments?`,
          answer: (partner: string) =>
            `From the savings account that you have linked. You allow ${partner} to debit it once, and see the days before you agree.`,
        },
      },
    },
    everybody: 'What everybody asks',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/partner-faq.ts', { import: 'default' }),
);
