import type { FailureMessages, FailureWords } from './failures';

const start = (lender: string): string => lender || 'The lender';
const the = (lender: string): string => lender || 'the lender';
const say = (title: string, text: string) => (): FailureWords => ({ title, text });

export const failuresEn: FailureMessages = {
  byName: {
    PAYMENT_MULTIPLE_AIVF_BLOCK: (lender) => ({
      title: 'Too many wrong answers',
      text: `To keep you safe, ${the(lender)} takes no more answers for some time. Try later, or use another lender now.`,
    }),
    PAYMENT_MULTIPLE_PIN_BLOCK: (lender) => ({
      title: 'Too many wrong PINs',
      text: `To keep you safe, ${the(lender)} takes no more PINs for some time. Try later, or use another lender now.`,
    }),
    PAYMENT_INVALID_AIVF: (lender) => ({
      title: 'The details do not match',
      text: `They differ from the records of ${the(lender)}. Please type them again.`,
    }),
    PAYMENT_INVALID_PIN: say('The PIN is not right', 'Please type it again.'),
    PAYMENT_MULTIPLE_OTP_BLOCK: say(
      'Too many wrong OTPs',
      'To keep you safe, no more OTPs are taken for some time. Try later, or use another lender now.',
    ),
    PAYMENT_INVALID_OTP: say('The OTP is not right', 'Please type the code again.'),
    PAYMENT_MISSING_PIN: (lender) => ({
      title: 'No PIN is set up yet',
      text: `${start(lender)} needs a PIN for payments. Set one up with the lender, or use another lender now.`,
    }),
    PAYMENT_DUPLICATE_REQUEST: say(
      'This payment was already asked for',
      'Please do not pay again. Look at the status of your order in the shop.',
    ),
    PAYMENT_INSUFFICIENT_CREDIT: (lender) => ({
      title: 'Your limit is not enough',
      text: `The credit limit with ${the(lender)} does not cover this order. Another lender may.`,
    }),
    PAYMENT_LENDER_SERVER_FAIL: (lender) => ({
      title: `${start(lender)} couldn’t confirm`,
      text: 'The lender did not take this payment.',
    }),
    PAYMENT_INVALID_TRANSACTION: say(
      'The payment has moved on',
      'This step is not possible any more. Start again from the plan.',
    ),
    PAYMENT_TRANSACTION_TIMEOUT: (lender) => ({
      title: `We are still checking with ${the(lender)}`,
      text: 'Please do not pay again: we keep asking.',
    }),
    PAYMENT_INVALID_AMOUNT: say(
      'The EMI is above your mandate',
      'Your bank allows a smaller debit each month. A longer tenure makes the EMI smaller.',
    ),
    PAYMENT_INVALID_TENURE: say(
      'The tenure is longer than your mandate',
      'Your bank allows debits for fewer months. Choose a shorter tenure.',
    ),
    PAYMENT_BLOCKED_USER: (lender) => ({
      title: `${start(lender)} does not allow this now`,
      text: 'Purchases on this credit line are stopped. Ask the lender why, or use another lender now.',
    }),
    PAYMENT_INSUFFICIENT_AMOUNT: (lender) => ({
      title: 'The amount is too low',
      text: `Your order is below the minimum of ${the(lender)}. Another lender may start lower.`,
    }),
    PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK: say(
      'Too many numbers were tried',
      'To keep everyone safe, no more numbers are checked for some time. Please try later.',
    ),
    PAYMENT_MAX_AMOUNT_LIMIT: (lender) => ({
      title: 'The amount is too high',
      text: `Your order is above the maximum of ${the(lender)}. Another lender may go higher.`,
    }),
    PAYMENT_MIN_AMOUNT_LIMIT: (lender) => ({
      title: 'The amount is too low',
      text: `Your order is below the minimum limit of ${the(lender)}. Another lender may start lower.`,
    }),
    PAYMENT_GENERIC_ERROR: say('The payment did not go through', 'We had a technical difficulty. Please try again.'),
    PAYMENT_OTP_EXPIRED: say('This OTP has expired', 'Ask for a new one and type it within its time.'),
    PAYMENT_ORDER_EXPIRED: say('Time is up', 'The time for this order is over. Start again from the shop.'),
    PAYMENT_MOBILE_NOT_VERIFIED: say('Your number is not verified', 'Please verify it with an OTP first.'),
    PAYMENT_ELSEWHERE: say('This payment goes on elsewhere', 'It is in another window or on another phone.'),
    MERCHANT_NOT_ALLOWED: (lender) => ({
      title: `${start(lender)} does not lend at this shop`,
      text: `Your credit line with ${the(lender)} cannot be used here. Ask the lender why, or use another lender now.`,
    }),
    MERCHANT_LIMIT_EXCEEDED: (lender) => ({
      title: 'No more purchases here with this lender',
      text: `${start(lender)} limits what you may borrow at this shop, and this order would go beyond. Ask the lender, or use another lender now.`,
    }),
    PAYMENT_KFS_CHANGED: say('The statement has changed', 'Please read the new Key Facts Statement.'),
  },
  other: say('Something went wrong', 'We had a technical difficulty. Please try again later.'),
  noEmiStarted: 'Your order is not placed and no EMI has started.',
  planSaved: 'Your plan is saved',
  options: {
    sameAgain: 'Try again',
    otherPlan: 'Choose another plan',
    otherLender: 'Choose another lender',
  },
  trying: 'Trying again…',
  reference: (code, txnId) => (txnId === '' ? `Code ${code}` : `Code ${code} · ${txnId}`),
};
