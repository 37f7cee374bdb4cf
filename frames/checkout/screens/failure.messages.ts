import { defineMessages } from '../../../shared/messages/define-messages';

const start = (lender: string): string => lender || 'The lender';
const the = (lender: string): string => lender || 'the lender';
const systemError =
  'System Error! We are experiencing technical difficulties & are working to fix them. Please try again later.';
const say = (title: string, text: string) => (_lender: string) => ({ title, text });

/** The failure screen of the checkout: what happened and what it means; what to do stands on the buttons. A row of
 *  `shared/errors` that is not in it says its sentence there. `lender` is '' where none is chosen. Source: S2§8. */
export const paymentFailuresMessages = defineMessages(
  {
    byName: {
      PAYMENT_MULTIPLE_AIVF_BLOCK: (lender: string) => ({
        title: 'Too many wrong answers',
        text: `To keep you safe, ${the(lender)} is not accepting more answers for now. Try again later, or use another lender now.`,
      }),
      PAYMENT_MULTIPLE_PIN_BLOCK: (lender: string) => ({
        title: 'Too many wrong PINs',
        text: `To keep you safe, ${the(lender)} is not accepting more PINs for now. Try again later, or use another lender now.`,
      }),
      PAYMENT_INVALID_AIVF: (lender: string) => ({
        title: 'The details do not match',
        text: `They differ from the records of ${the(lender)}. Please type them again.`,
      }),
      PAYMENT_INVALID_PIN: say('The PIN is not right', 'Please type it again.'),
      PAYMENT_MULTIPLE_OTP_BLOCK: say(
        'Too many wrong OTPs',
        'To keep you safe, no more OTPs are accepted for now. Try again later, or use another lender now.',
      ),
      PAYMENT_INVALID_OTP: say('The OTP is not right', 'Please type the code again.'),
      PAYMENT_MISSING_PIN: (lender: string) => ({
        title: 'No PIN is set up yet',
        text: `${start(lender)} needs a PIN for payments. Set one up with the lender, or use another lender now.`,
      }),
      PAYMENT_DUPLICATE_REQUEST: say(
        'This payment was already requested',
        'Please do not pay again. Check the status of your order in the shop.',
      ),
      PAYMENT_INSUFFICIENT_CREDIT: (lender: string) => ({
        title: 'Your limit is not enough',
        text: `The credit limit with ${the(lender)} does not cover this order. Another lender may.`,
      }),
      PAYMENT_LENDER_SERVER_FAIL: (lender: string) => ({
        title: `${start(lender)} couldn’t confirm`,
        text: 'The lender did not take this payment.',
      }),
      PAYMENT_DECLINED_BY_CUSTOMER: (lender: string) => ({
        title: 'You declined',
        text: `You declined this payment on the page of ${the(lender)}. No EMI has started.`,
      }),
      PAYMENT_INVALID_TRANSACTION: say(
        'The payment has moved on',
        'This step is no longer possible. Start again from the plan.',
      ),
      PAYMENT_TRANSACTION_TIMEOUT: (lender: string) => ({
        title: `We are still checking with ${the(lender)}`,
        text: 'Please do not pay again: we are still checking.',
      }),
      PAYMENT_INVALID_AMOUNT: say(
        'The EMI is above your mandate',
        'Your bank allows a smaller debit each month. A longer tenure makes the EMI smaller.',
      ),
      PAYMENT_INVALID_TENURE: say(
        'The tenure is longer than your mandate',
        'Your bank allows debits for fewer months. Choose a shorter tenure.',
      ),
      PAYMENT_BLOCKED_USER: (lender: string) => ({
        title: `${start(lender)} does not allow this now`,
        text: 'Purchases on this credit line are stopped. Ask the lender why, or use another lender now.',
      }),
      PAYMENT_INSUFFICIENT_AMOUNT: (lender: string) => ({
        title: 'The amount is too low',
        text: `Your order is below the minimum of ${the(lender)}. Another lender may start lower.`,
      }),
      PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK: say(
        'Too many numbers were tried',
        'To keep everyone safe, no more numbers can be checked for now. Please try again later.',
      ),
      PAYMENT_MAX_AMOUNT_LIMIT: (lender: string) => ({
        title: 'The amount is too high',
        text: `Your order is above the maximum of ${the(lender)}. Another lender may go higher.`,
      }),
      PAYMENT_MIN_AMOUNT_LIMIT: (lender: string) => ({
        title: 'The amount is too low',
        text: `Your order is below the minimum limit of ${the(lender)}. Another lender may start lower.`,
      }),
      PAYMENT_GENERIC_ERROR: say('The payment did not go through', systemError),
      PAYMENT_OTP_EXPIRED: say('This OTP has expired', 'Ask for a new one and enter it before it expires.'),
      PAYMENT_ORDER_EXPIRED: say('Time is up', 'The time for this order is over. Start again from the shop.'),
      PAYMENT_MOBILE_NOT_VERIFIED: say('Your number is not verified', 'Please verify it with an OTP first.'),
      PAYMENT_ELSEWHERE: say('This payment continues elsewhere', 'It is in another window or on another phone.'),
      MERCHANT_NOT_ALLOWED: (lender: string) => ({
        title: `${start(lender)} does not lend at this shop`,
        text: `Your credit line with ${the(lender)} cannot be used here. Ask the lender why, or use another lender now.`,
      }),
      MERCHANT_LIMIT_EXCEEDED: (lender: string) => ({
        title: 'No more purchases here with this lender',
        text: `${start(lender)} limits what you may borrow at this shop, and this order would go beyond. Ask the lender, or use another lender now.`,
      }),
      PAYMENT_KFS_CHANGED: say('The statement has changed', 'Please read the new Key Facts Statement.'),
      PAYMENT_PARTS_CHANGED: say(
        'The two parts have changed',
        'Your limit is another one by now. Choose anew how to pay.',
      ),
    },
    other: say('Something went wrong', systemError),
    /** Only where it is sure. */
    noEmiStarted: 'Your order is not placed and no EMI has started.',
    planSaved: 'Your plan is saved',
    options: {
      sameAgain: 'Try again',
      otherPlan: 'Choose another plan',
      shorterPlan: 'Choose another plan',
      longerPlan: 'Choose another plan',
      otherLender: 'Choose another lender',
    },
    trying: 'Trying again…',
    reference: (code: number | string, txnId: string) => (txnId === '' ? `Code ${code}` : `Code ${code} · ${txnId}`),
  },
  import.meta.glob('/shared/messages/*/frames/checkout/screens/failure.ts', { import: 'default' }),
);
