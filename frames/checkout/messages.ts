import { dayText } from '../../shared/format/day-text';
import { mobileText } from '../../shared/format/mobile-text';
import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { monthNames } from '../../shared/messages/en/grammar';

/** The checkout: the frame of every screen, and the first of them. Amounts are rupees, which may carry
 *  paise. Exact strings: S1§2.4, S1§5, S2§5. */
export const checkoutMessages = defineMessages(
  {
    /** Of the page, by screen; also spoken on arrival. */
    titles: {
      loading: 'Getting ready',
      startFailed: 'Could not start',
      planSelection: 'EMI plan',
      nearest: 'What works instead',
      twoParts: 'Two parts',
      verifyMobile: 'Mobile number',
      otp: 'OTP',
      secondFactor: 'Lender’s check',
      kfs: 'Key Facts Statement',
      lenderOtp: 'Confirm payment',
      lenderHosted: 'Lender’s page',
      processing: 'Confirming',
      pending: 'Still checking',
      success: 'Order placed',
      failure: 'Payment not done',
      ntbOffer: 'Apply for a new EMI limit',
      ntbApplication: 'Application',
      ntbStatus: 'Application status',
      paymentLink: 'Payment link',
      splitLinkSend: 'Waiting for the phone',
      ownedElsewhere: 'Payment continues elsewhere',
      ended: 'Payment ended',
    },
    common: {
      help: 'Help',
      wait: 'Please wait…',
      /** How long it is: '4:32'. */
      timer: (time: string) => `Complete order details in ${time}`,
      backTo: (merchant: string) => `Back to ${merchant}`,
    },
    money: {
      amount: rupees,
      /** '21 Dec 2026' of 'YYYY-MM-DD'. */
      day: (day: string) => dayText(day, monthNames),
      /** '21 Dec 2026 – 21 May 2028'. */
      days: (first: string, last: string) => `${dayText(first, monthNames)} – ${dayText(last, monthNames)}`,
    },
    order: {
      /** The first of `count` things. */
      items: (name: string, count: number) => (count === 1 ? name : `${name} and ${count - 1} more`),
      number: (orderId: string) => `Order ${orderId}`,
      mobile: mobileText,
      changeMobile: 'Change mobile number',
    },
    startFailed: {
      title: 'The payment could not open',
      text: 'Nothing has been charged.',
    },
    snackbars: {
      otpSent: 'OTP sent',
      notPaid: 'Nothing is paid yet. Please try again.',
      linkSent: 'Link sent',
      shorterPlan: 'Not offered for that long. The nearest shorter plan is chosen.',
      timeAdded: 'Your order is kept longer',
    },
  },
  import.meta.glob('/shared/messages/*/frames/checkout.ts', { import: 'default' }),
);
