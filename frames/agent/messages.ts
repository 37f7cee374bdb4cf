import { formatRupees as rupees, spacedRupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { plural } from '../../shared/messages/en/grammar';
import { commonMessages } from '../kit/common.messages';

/** The sales app, from its first screen to the result of a check. Amounts are whole rupees. Exact strings: S2§2, S2§5,
 *  S2§8. */
export const agentMessages = defineMessages(
  {
    /** By address, also spoken on arrival. */
    titles: {
      '/sales-app-init': 'Getting ready',
      '/sales-emi-home': 'Amount',
      '/sales-lenders-list': 'Lenders',
      '/sales-lender-details': 'EMI plans',
      '/sales-support': 'Support',
      '/sales-session-expired': 'Session expired',
      '/sales-agent-blocked': 'Agent blocked',
      '/sa-pre-eligibility-check': 'Pre-eligibility check',
      accountBlocked: commonMessages.english.titles.accountBlocked,
      incompatible: commonMessages.english.titles.incompatible,
    },
    common: {
      home: 'Home',
      support: 'Support',
      retry: 'Retry',
      exit: 'Exit',
      done: 'Done',
      loading: 'Loading…',
    },
    amount: {
      heading: 'What does the purchase cost?',
      intro: 'We’ll show every lender that offers EMI on it.',
      label: 'Amount',
      submit: 'Calculate EMI',
      calculating: 'Calculating…',
      invalid: 'Please enter valid amount',
      belowMin: (min: number) => `Please update the amount with min of ${rupees(min)}`,
      aboveMax: (max: number) => `Please update the amount with max upto ${rupees(max)}`,
      showLenders: (amount: number) => `Show available lenders for ${rupees(amount)}`,
      /** The strip at the foot of the amount screen, two lines. */
      lendersCount: (count: number) =>
        plural(count, { one: `${count} lender at this store`, other: `${count} lenders at this store` }),
      mobileIsAll: 'A mobile number is all it takes.',
    },
    /** The customer who was verified: whose check the next one is. */
    customer: { label: 'Checking for', another: 'New customer' },
    mismatch: {
      belowTitle: 'Amount is below the minimum',
      aboveTitle: 'Amount is above the maximum',
      belowMin: (lender: string, amount: number, min: number) =>
        `Sorry! ${lender} Cardless EMI is not available for ${spacedRupees(amount)}, Please update amount with minimum of ${spacedRupees(min)}`,
      aboveMax: (lender: string, amount: number, max: number) =>
        `Sorry! ${lender} Cardless EMI is not available for ${spacedRupees(amount)}, Please update the amount with maximum limit as ${spacedRupees(max)}`,
      others: 'Please check other available lenders or update amount to check again',
      showLenders: 'Show Available Lenders',
      ok: 'Ok',
      updateAmount: 'Update Amount',
    },
    interstitial: {
      mainTitle: 'Checking with lenders…',
      subTitle: 'This takes a few seconds.',
      primaryText: 'Please keep this screen open.',
    },
    error: {
      initTitle: 'The app could not start',
      closeApp: 'Close',
    },
    toasts: {
      linkCopied: 'Link copied',
      copyFailed: 'Copying did not work. Please select the link and copy it.',
      codeSent: 'Code sent',
      newCustomer: 'The next check is for a new customer',
      shared: 'Shared',
      imageDownloaded: 'Image downloaded',
      billChanged: (amount: number) => `Bill changed to ${rupees(amount)}`,
    },
  },
  import.meta.glob('/shared/messages/*/frames/agent.ts', { import: 'default' }),
);
