import { dayText } from '../../shared/format/day-text';
import { formatRupees } from '../../shared/format/number';
import { defineMessages, type Texts } from '../../shared/messages/define-messages';
import { momentText, monthNames, plural } from '../../shared/messages/en/grammar';
import { DISPUTE_FILES_AT_MOST, DISPUTE_TEXT_MAX_LENGTH, DISPUTES_A_DAY } from '../../shared/rules/disputes/limits';
import { commonMessages } from '../kit/common.messages';

const day = (of: string): string => dayText(of, monthNames);

/** Dispute desk of the logged-in user. Days are 'YYYY-MM-DD', times epoch ms. */
export const disputesMessages = defineMessages(
  {
    /** Time by the clock of this device. */
    at: momentText,
    contact: {
      title: 'Raise a dispute',
      lead: (by: string) => `First answer by ${day(by)}. You keep a ticket number.`,
      draft: { restored: 'We kept your draft. Files are never kept, so add them again.', startOver: 'Start over' },
      about: {
        label: 'About',
        change: 'Change',
        choose: 'Which purchase is it about?',
        none: 'None of these',
        bought: (boughtOn: string, amountRupees: number, lender: string) =>
          `${day(boughtOn)} · ${formatRupees(amountRupees)} · ${lender}`,
        /** Product and shop. */
        titled: (title: string, shop: string) => `${title}, ${shop}`,
        more: (lines: number) => plural(lines, { one: 'and 1 more', other: `and ${lines} more` }),
        nothing: 'You have not bought anything with this number yet. Choose ‘Something else’ below.',
      },
      topics: {
        label: 'What went wrong?',
        DEBIT: 'Wrong or double debit',
        RETURN: 'Returned, still charged',
        NOT_RECEIVED: 'Not received',
        COST: 'Cost differs from the key facts',
        NOT_MINE: 'Not my purchase',
        OTHER: 'Something else',
      },
      text: {
        label: 'Tell us what happened',
        count: (typed: number) => `${typed} of ${DISPUTE_TEXT_MAX_LENGTH}`,
        never: 'Never write an OTP, a PIN or a full card number.',
      },
      email: { label: 'E-mail, for when we cannot reach you by SMS', optional: '(optional)' },
      send: 'Send',
      sending: 'Sending…',
      errors: {
        purchase: 'Choose the purchase that this is about',
        topic: 'Choose what went wrong',
        message: 'Tell us what happened',
        email: 'Please enter a valid e-mail',
        files: 'Wait until your files are sent, or remove them',
      },
      failed: {
        tooMany: `You have opened ${DISPUTES_A_DAY} tickets today. Please write to one of them, or come back tomorrow.`,
        missing: 'A file or the purchase is no longer there. Please choose it again.',
        offline: 'You are offline. What you wrote is kept here for an hour, without files: send it once you are back.',
        intercepted: commonMessages.english.intercepted,
        other: 'Your ticket could not be sent. What you wrote is still here. Please try again.',
      },
      next: {
        heading: 'What happens next',
        you: 'You send',
        today: 'today',
        we: 'We answer',
        by: (of: string) => `by ${day(of)}`,
        checks: (decider: string) => `${decider} checks`,
        atTheLatest: (of: string) => `by ${day(of)} at the latest`,
      },
      guidelines: { title: 'Guidelines', text: 'what to have at hand' },
    },
    files: {
      label: 'Proof',
      optional: '(optional)',
      choose: 'Choose a file',
      drop: 'or drop it here',
      limits: `JPG, PNG or PDF, up to 2 MB each, ${DISPUTE_FILES_AT_MOST} in all`,
      added: 'Added',
      sending: (name: string) => `Sending ${name}`,
      percent: (of: number) => `${of}%`,
      kilobytes: (of: number) => `${of} KB`,
      remove: (name: string) => `Remove ${name}`,
      refused: {
        kind: 'Not sent: only JPG, PNG or PDF, and nothing hidden in it',
        active: 'Not sent: this PDF holds a script, a form, a program or another file. Send a plain PDF or a picture',
        sealed: 'Not sent: this PDF has a password or cannot be read. Send it without a password, or a picture',
        dots: 'Not sent: the picture is larger than 50 megapixels',
        size: 'Not sent: larger than 2 MB',
        many: `Not sent: ${DISPUTE_FILES_AT_MOST} files at most`,
        tooMany: 'Not sent: too many files today',
        broken: 'Not sent: the connection broke off',
      },
      add: 'Add a file',
    },
    pause: {
      /** Before sending. */
      will: 'While this is open, on this loan:',
      is: 'Payments on this loan are paused',
      /** If debits continue. */
      isPartly: 'While this is open, on this loan:',
      paused: {
        DEBITS: 'no debit is taken',
        LATE_FEE: 'no late fee is charged',
        INTEREST: 'no interest is added for the delay',
        REPORT: 'reports to credit bureaus have the loan marked as disputed',
      },
      runsOn: {
        DEBITS: 'debits go on as agreed',
        LATE_FEE: 'late fees go on',
        INTEREST: 'interest goes on',
        REPORT: 'reports to credit bureaus go on',
      },
      until: (of: string) => `Until the ticket is closed, and at the latest until ${day(of)}. Your other loans run on.`,
      upTo: 'Until the ticket is closed, for 30 days at most. Your other loans run on.',
      none: (lender: string) => `${lender} pauses nothing for a dispute: payments go on as agreed.`,
    },
  },
  import.meta.glob('/shared/messages/*/frames/disputes.ts', { import: 'default' }),
);
export type DisputeMessages = Texts<typeof disputesMessages>;
