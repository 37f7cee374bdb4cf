import { formatRupees as rupees } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';
import { clockText, plural } from '../../../shared/messages/en/grammar';

/** What an agent keeps while there is no internet. Amounts are whole rupees, times epoch ms of this device. */
export const agentOutboxMessages = defineMessages(
  {
    /** In the No-Internet dialog. */
    offer: (count: number) =>
      count === 0
        ? 'Keep a check for later'
        : plural(count, { one: `${count} kept for later`, other: `${count} kept for later` }),
    title: 'Kept for later',
    offlineIntro: 'These go by themselves once you’re back online, oldest first.',
    onlineIntro: 'This is what you kept while there was no internet.',
    check: (amount: number) => `Check for ${rupees(amount)}`,
    application: (lender: string, userName: string) => `${lender} application for ${userName}`,
    waiting: (consentUntilMs: number) => `Waiting. The customer’s consent holds until ${clockText(consentUntilMs)}.`,
    waitingForCode: 'Waiting. The customer has not read out a code yet.',
    going: 'Sending…',
    consentOver: 'Not sent: the customer’s consent has run out.',
    noConsent: 'Not sent: the customer has not read out a code yet.',
    outcome: {
      CUST_PRE_APPROVED_MSG: (): string => 'Pre-approved',
      APPROVED_FOR_LESS_MSG: (lessRupees: number) => `Approved for ${rupees(lessRupees)}`,
      CUST_CREDIT_LIMIT_MSG: (): string => 'Can apply for a new limit',
      TRY_ANOTHER_LENDER_MSG: (): string => 'No EMI with this lender',
      NO_LENDERS_MSG: (): string => 'No lenders for this number',
    },
    shared: 'The link is ready',
    /** Opens WhatsApp. */
    sendLink: 'Send link',
    open: 'Open',
    askForCode: 'Ask for a code',
    remove: 'Remove',
    sendNow: 'Send now',
    /** Heading of the form. */
    another: 'Keep a check',
    consentHolds: (untilMs: number) => `This customer’s consent holds until ${clockText(untilMs)}.`,
    consentMissing: 'You’ll ask this customer for a code once you’re back online.',
    isKept: 'This check is kept already.',
    keepCheck: 'Keep this check',
    keepApplication: 'Keep this application',
    full: (max: number) => `${max} are kept. Remove one to keep another.`,
  },
  import.meta.glob('/shared/messages/*/frames/agent/outbox.ts', { import: 'default' }),
);
