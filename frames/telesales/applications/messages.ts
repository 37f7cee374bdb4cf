import { defineMessages } from '../../../shared/messages/define-messages';
import { momentText, plural } from '../../../shared/messages/en/grammar';

/** Where an agent of telesales files applications for customers. Amounts and masked numbers come written. */
export const telesalesNtbMessages = defineMessages(
  {
    title: 'File an application',
    description: 'File an application for a customer, who submits it by a link.',
    lead: 'We text the customer a link. They check it on their own phone, and submit or decline it.',
    noLender: 'No lender takes applications from your shop today.',
    lender: 'Lender',
    limit: (amount: string) => `Up to ${amount}`,
    mobile: 'Customer’s Mobile Number',
    /** Texts of the form that differ if an agent fills it in. */
    form: {
      fields: { pincode: 'Pincode of the customer’s home' },
      issues: {
        userName: 'Please enter the customer’s name, in letters',
        dateOfBirth: 'Please enter a valid date. The customer must be 21 or above',
      },
    },
    notStored: 'What you type stays in this page alone. It is gone once the link is texted, or the page is left.',
    send: 'Text the link',
    filed: (name: string, mobile: string) =>
      `The link is on its way to ${mobile}. Nothing goes to the lender before ${name} submits it.`,
    /** What the customer lives on. */
    income: {
      heading: 'The customer’s income',
      worksAs: 'The customer lives on',
      works: { SALARIED: 'Salary', SELF_EMPLOYED: 'Own work', PENSION: 'Pension', STUDENT: 'Studies' },
      monthlyIncome: 'In hand each month',
      monthlyEmis: 'EMIs already paid each month',
      employer: 'Employer',
      issues: {
        worksAs: 'Please choose what the customer lives on',
        monthlyIncome: 'Please enter what the customer has in hand each month',
        employer: 'Please enter the employer’s name',
      },
    },
    /** Something of the agent's shop. */
    product: {
      heading: 'The purchase',
      label: 'Product of your shop',
      list: 'Products of your shop',
      looking: 'Looking…',
      found: (count: number) =>
        count === 0
          ? 'Your shop has no such product.'
          : plural(count, {
              one: 'One product. Its price is the amount.',
              other: `${count} products. The price is the amount.`,
            }),
      failed: 'The products could not be looked up. Change a letter to try again.',
      remove: 'No product',
    },
    faults: {
      price: 'This lender does not lend this price. Take another lender or product',
      lender: 'Please choose a lender',
      mobile: 'Please enter a valid 10 digit mobile number',
    },
    refused: {
      APPLICATION_NOT_ALLOWED: 'An application with this lender is not possible for this number. Try another lender.',
      NTB_INSUFFICIENT_LIMIT: 'The limit that the lender can give is not enough (4106). Try another lender.',
      NTB_REJECTED_APPLICATION: 'The lender did not accept this application (4107). Try another lender.',
    },
    heading: 'My applications',
    list: 'Applications, newest first',
    none: 'You have filed no application yet.',
    onlyOwn: 'Only your own applications of the last 30 days. Numbers are masked once sent.',
    moment: momentText,
    sentAgain: 'A new link is on its way. The one before works no more.',
    ends: (moment: string) => `Link ends on ${moment}`,
    /** Announced after a change of the list. */
    changed: (name: string, state: string) => `The application of ${name}: ${state}`,
    states: {
      filed: 'Texted',
      opened: 'Opened',
      submitted: 'With the lender',
      declined: 'Declined',
      approved: 'Approved',
      rejected: 'Not approved',
      expired: 'Link ended',
    },
    reasons: 'What the customer said',
    declined: {
      details: {
        notMine: 'These are not my details',
        wrongName: 'The name is wrong',
        wrongEmail: 'The e-mail address is wrong',
        wrongDateOfBirth: 'The date of birth is wrong',
        wrongPan: 'The PAN is wrong',
        wrongPincode: 'The pincode is wrong',
        wrongIncome: 'The income is wrong',
      },
      offer: {
        notAsked: 'I did not ask for it',
        notExplained: 'It was not explained to me',
        notNow: 'Not now',
        tooCostly: 'It costs too much',
        otherLender: 'I want another lender',
        noSharing: 'I do not want to share my details',
      },
    },
  },
  import.meta.glob('/shared/messages/*/frames/telesales/applications.ts', { import: 'default' }),
);
