import { dayText } from '../../shared/format/day-text';
import { defineMessages, type Texts } from '../../shared/messages/define-messages';
import { clockText, monthNames, plural } from '../../shared/messages/en/grammar';
import { dayInIndia } from '../../shared/rules/india-days';
import { VOUCHER_RUPEES } from '../../shared/rules/voucher';
import { commonMessages } from '../kit/common.messages';

const day = (of: string): string => dayText(of, monthNames);

/** Vouchers of the customer. Days are 'YYYY-MM-DD'. */
export const vouchersMessages = defineMessages(
  {
    offline: commonMessages.english.offline.text,
    intercepted: commonMessages.english.intercepted,
    heading: 'Your voucher',
    worth: `Rs. ${VOUCHER_RUPEES}`,
    kind: 'gift voucher',
    status: { COMING: 'On its way', ACTIVE: 'Active', USED: 'Used', ENDED: 'Ended', CANCELLED: 'Order cancelled' },
    code: 'Your code',
    copy: 'Copy',
    copied: 'Code copied',
    notCopied: 'Copying is not possible here. Select the code instead.',
    earned: (of: string, orderId: string) => `Earned on ${day(of)} · order ${orderId}`,
    comesBy: (of: string) => `The link comes by SMS, by ${day(of)} at the latest.`,
    left: (days: number) => plural(days, { one: '1 day left', other: `${days} days left` }),
    ends: (of: string) => `ends ${day(of)}`,
    sent: (of: string) => `Link sent ${day(of)}, active 30 days`,
    use: (merchant: string) => `Use it at ${merchant}`,
    earlier: 'Earlier',
    /** '· Zenmart' behind the sum. */
    of: (merchant: string) => `Rs. ${VOUCHER_RUPEES} · ${merchant}`,
    usedOn: (of: string) => `Used ${day(of)}`,
    endedOn: (of: string) => `Ended ${day(of)}`,
    none: 'You have no voucher to use at this shop.',
    offer: {
      heading: 'Have the SMS sent',
      text: (merchant: string) => `From the SMS on you have 24 hours to buy at ${merchant}.`,
      send: 'Send the SMS',
      sending: 'Sending…',
      buyBy: (atMs: number) => `The SMS is on its way. Buy by ${clockText(atMs)} on ${day(dayInIndia(atMs))}.`,
      nextFrom: (of: string) => `You can earn the next voucher from ${day(of)}.`,
      tooMany: 'Three SMS are sent in a day. Please come back tomorrow.',
      failed: 'The SMS could not be sent. Please try again.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/vouchers.ts', { import: 'default' }),
);
export type VoucherTexts = Texts<typeof vouchersMessages>;
