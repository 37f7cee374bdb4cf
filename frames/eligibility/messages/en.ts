import { formatRupees } from '../../../shared/format/number';
import { identityEn } from '../../identity';
import { offlineEn } from '../../offline';
import type { Messages } from './messages';

export const en: Messages = {
  lang: 'en-IN',
  title: 'Shop on EMI, no card',
  close: 'Close',
  offline: offlineEn,
  identity: identityEn,
  loading: 'Loading EMI options',
  verify: {
    heading: (emi) => (emi === null ? 'Check your eligibility' : `EMI from ${formatRupees(emi)}/mo`),
    intro: 'Check which lenders have pre-approved you.',
    cardOffers: 'Card offers',
    watch: 'See how it works',
  },
  checking: { heading: 'Checking with lenders' },
  eligible: {
    heading: 'You’re pre-approved',
    change: 'Change',
    listLabel: 'Lenders',
    tenures: (fewest, most) => (fewest === most ? `${most} months` : `${fewest} to ${most} months`),
    from: 'from',
    monthly: (emi) => `${formatRupees(emi)}/mo`,
    perMonth: '/mo',
    noCost: 'NO COST EMI',
    range: (min, max) => `${formatRupees(min)} to ${formatRupees(max)}`,
    showAll: (count) => `Show all ${count} lenders`,
    buy: 'Buy on EMI',
    upTo: (limit) => `Approved for up to ${formatRupees(limit)}`,
    isAbove: (amount) => `${formatRupees(amount)} is more than a lender gives you now.`,
    startsAt: (least) => `Your EMI starts at ${formatRupees(least)}`,
    isBelow: (amount) => `${formatRupees(amount)} is less than your lenders finance.`,
  },
  notEligible: {
    heading: 'Not pre-approved yet',
    text: (product) => `Currently, ${product} EMI is offered only to select users of our lending partners.`,
    mayApply: 'You can apply for a new credit line with these lenders while you buy.',
    checked: (mobile) => `Checked ${mobile}. Your credit score is not affected.`,
    apply: 'Continue to apply',
    tryAnother: 'Try another number',
  },
  error: {
    heading: 'EMI options didn’t load',
    text: 'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    offline: 'Please check your internet connection.',
    tryAgain: 'Try again',
  },
  checkError: { heading: 'We couldn’t check your number' },
  blocked: {
    heading: 'Account Blocked',
    text: (email) =>
      `Your access has been blocked due to multiple invalid attempts. You can reach out to ${email} for any questions`,
    goBack: 'Go back',
  },
  incompatible: {
    heading: 'Incompatible browser',
    text: 'This browser is blocking storage, so EMI options can’t be checked here. Leave private mode or allow site data, then try again.',
    tryAgain: 'Try again',
  },
};
