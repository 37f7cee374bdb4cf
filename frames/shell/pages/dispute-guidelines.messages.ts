import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { DISPUTE_ANSWER_WORKING_DAYS, OMBUDSMAN_AFTER_DAYS } from '../../../shared/rules/disputes/dates';

/** Guidance before a dispute: contact, deadlines, documents and decider. */
export const guidelinesMessages = defineMessages(
  {
    title: 'Before you write to us',
    description: 'Whom to write to about a purchase or a loan, when you get an answer, and who decides.',
    help: 'Help',
    here: 'Guidelines',
    lead: 'Four doors. Each says from when it is open to you.',
    doors: [
      {
        title: `${brand.name} care`,
        when: `First answer in ${DISPUTE_ANSWER_WORKING_DAYS} working days`,
        text: `By ticket, or by e-mail to ${brand.supportEmail}`,
      },
      {
        title: `Grievance desk of ${brand.name}`,
        when: 'From day 8',
        text: `${brand.supportEmail}, with your ticket number`,
      },
      {
        title: 'Grievance officer of your lender',
        when: 'At any time',
        text: 'Phone and e-mail stand below, and in your Key Facts Statement',
      },
      { title: 'RBI Ombudsman', when: `From day ${OMBUDSMAN_AFTER_DAYS}`, text: 'cms.rbi.org.in, free of charge' },
    ],
    hand: {
      heading: 'Have at hand',
      lines: [
        'The purchase in question: you choose it from a list',
        'Date and amount of the debit in question',
        'A statement or picture, JPG, PNG or PDF up to 2 MB',
      ],
    },
    decides: {
      heading: 'Who decides what',
      heads: { about: 'About', by: 'Decided by', time: 'Usual time' },
      lender: 'Lender',
      shop: 'Shop',
      care: `${brand.name} care`,
      rows: {
        debit: 'Wrong or double debit',
        shop: 'Returned, or not received',
        cost: 'Cost differs from the key facts',
        notMine: 'Not my purchase',
        other: 'Something else',
      },
      days: (workingDays: number) => `${workingDays} working days`,
      pause:
        'While a dispute about a purchase is open, its loan pauses what the lender lets pause. The form says what that is.',
    },
    officers: {
      heading: 'Grievance officers of the lenders',
      heads: { lender: 'Lender', officer: 'Nodal officer' },
      /** Link to the lenders' registered data. */
      more: 'See the company behind each lender',
    },
    never: { heading: 'Never send', text: 'OTP, PIN, full card number or full PAN. We do not ask for them.' },
    raise: 'Raise a dispute',
    tickets: 'See my tickets',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/dispute-guidelines.ts', { import: 'default' }),
);
