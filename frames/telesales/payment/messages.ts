import type { Locale } from '../../../shared/locales';
import { defineMessages, messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { type DeskMessages, telesalesDeskMessages } from '../desk/messages';

/** The telesales desk. Amounts, times and masked numbers come written. */
export const telesalesMessages = defineMessages(
  {
    title: 'Take a payment',
    description: 'Ask a customer for a payment by SMS.',
    lead: 'We text the customer a link. They choose and confirm on their own phone.',
    mobile: 'Customer’s Mobile Number',
    amount: 'Amount',
    lend: (lenders: number, emi: string) =>
      `${lenders === 1 ? '1 lender lends' : `${lenders} lenders lend`} this sum, from ${emi} a month`,
    nearest: (amount: string) => `No lender lends this sum. The nearest is ${amount}`,
    nobodyLends: 'No lender lends this sum',
    order: 'Order number',
    items: 'Items',
    item: (at: number) => `Item ${at}`,
    price: (at: number) => `Price of item ${at}`,
    add: 'Add an item',
    remove: (at: number) => `Remove item ${at}`,
    send: 'Text the link',
    works: (minutes: number) => `Link works for ${minutes} minutes, once`,
    restored: 'What you typed before is here again.',
    faults: {
      mobile: 'Please enter a valid 10 digit mobile number',
      amount: 'Please enter an amount',
      order: 'Please enter the order number: letters, digits and . : / # - _ alone',
      items: 'The items do not add up to the amount. Name all of them with their prices, or none',
    },
    refused: {
      PAYMENT_DUPLICATE_REQUEST: 'This order is paid, or its lender is about to pay.',
      PAYMENT_MIN_AMOUNT_LIMIT: 'No lender lends so little.',
      PAYMENT_MAX_AMOUNT_LIMIT: 'No lender lends so much.',
    },
    live: 'Live',
    at: {
      texted: 'Waiting for the customer to open the link',
      opened: 'Customer has opened the link',
      verified: 'Customer is choosing a plan',
      chosen: 'Customer is reading the key facts',
      agreed: 'Customer is confirming with the lender',
      paid: 'Paid',
    },
    steps: {
      texted: 'Link texted',
      opened: 'Opened',
      verified: 'Number verified',
      chosen: 'Plan chosen',
      agreed: 'Key facts agreed',
      paid: 'Paid',
    },
    stepsOnly: 'You see steps only, never the customer’s lender, limit or OTP. Do not ask for them.',
    cancel: 'Cancel',
    cancelling: 'Cancelling…',
    sure: {
      title: 'Cancel this request?',
      text: 'The customer’s link ends at once. Nothing is charged.',
      stay: 'Keep it',
      close: 'Cancel the request',
    },
    ends: (time: string, sends: number) =>
      `Link ends at ${time} · ${sends === 1 ? '1 more text' : `${sends} more texts`} allowed`,
    states: {
      sent: 'Texted',
      opened: 'Opened',
      paying: 'Paying',
      paid: 'Paid',
      failed: 'Not paid yet',
      expired: 'Link ended',
      cancelled: 'Cancelled',
      refused: 'Refused',
    },
    ended: {
      paid: (amount: string) => `${amount} paid`,
      failed: 'The lender said no',
      expired: 'The link has ended',
      cancelled: 'The request is cancelled',
      refused: 'The customer refused the request',
    },
    endedText: {
      paid: (merchant: string) => `The lender pays ${merchant}.`,
      failed: 'No EMI has started and nothing was charged. The customer can try another lender with the same link.',
      expired: 'Nobody paid in time, and nothing was charged. Take the payment anew if the customer still wants it.',
      cancelled: 'Nothing was charged.',
      refused: 'Whoever got the link says that it is not theirs. Check the number with your customer.',
    },
    /** An address of no request, or of another agent's. */
    missing: {
      title: 'This is not one of your requests',
      text: 'Nothing of yours is at this address. What you have asked for is under “My requests”.',
    },
    /** The line is down while a request is looked at. */
    unheard: 'We cannot see how it stands just now. We keep asking.',
    reference: 'Reference',
    newRequest: 'New request',
    search: 'Number or order',
    show: { label: 'Show', all: 'All', open: 'Open', paid: 'Paid' },
    list: 'Requests, newest first',
    none: 'You have asked nobody for a payment yet.',
    noMatch: 'No request matches.',
    onlyOwn: 'Only your own requests of the last 30 days. Numbers are masked once sent.',
  },
  import.meta.glob('/shared/messages/*/frames/telesales.ts', { import: 'default' }),
);

export type TelesalesMessages = Texts<typeof telesalesMessages> & DeskMessages;

/** Texts of the page and of the desk around it. */
export const telesalesTexts = (locale: Locale): TelesalesMessages => ({
  ...messagesIn(locale, telesalesDeskMessages),
  ...messagesIn(locale, telesalesMessages),
});
