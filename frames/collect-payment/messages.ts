import { defineMessages } from '../../shared/messages/define-messages';
import { clockText } from '../../shared/messages/en/grammar';
/** `/collect-payment`. Amounts and times come written. */
export const collectPaymentMessages = defineMessages(
  {
    title: 'Payment request',
    description: 'Who asks you for a payment, how much and for what.',
    from: 'Payment request from',
    askedBy: (host: string | null, agentId: string) =>
      `${host === null ? '' : `${host} · `}asked by agent ${agentId}, telesales`,
    order: (orderId: string) => `order ${orderId}`,
    lowest: (emi: string) => `from ${emi} a month`,
    items: 'What it is for',
    pieces: (quantity: number) => `${quantity} pieces`,
    until: (atMs: number) => `Until ${clockText(atMs)}`,
    left: (time: string) => `${time} left`,
    forNumber: (masked: string) =>
      `For ${masked}. You choose the lender and the months next, and nothing starts before you agree to the key facts.`,
    goOn: 'Continue',
    notMine: 'Not mine',
    refusing: 'Please wait…',
    notMineText: (merchant: string) => `“Not mine” cancels the request and tells ${merchant} only that it was refused.`,
    paying: 'A number has been verified for this request. If that was you, continue on this phone.',
    notRefused: 'That did not work. Please try again.',
    paid: { heading: 'Paid', text: 'This order is paid.', way: 'See it in your dashboard' },
    over: {
      heading: 'Over',
      text: (atMs: number, merchant: string) =>
        `The request ended at ${clockText(atMs)}. Ask ${merchant} for a new one.`,
    },
    cancelled: {
      heading: 'Cancelled',
      text: (merchant: string) => `${merchant} cancelled the request. Nothing was charged.`,
    },
    refused: {
      heading: 'Refused',
      text: (merchant: string) => `You refused the request. Nothing was charged, and ${merchant} knows nothing else.`,
    },
    failed: {
      heading: 'Not paid yet',
      text: 'The lender said no, and nothing was charged. You can try another lender with the same link.',
    },
    unknown: { heading: 'Unknown', text: 'We do not know this link. Do not pay anyone who sent it by chat.' },
  },
  import.meta.glob('/shared/messages/*/frames/collect-payment.ts', { import: 'default' }),
);
