import { brand } from '../../brand';
import { clockText } from '../../format/clock-text';
import { dayText } from '../../format/day-text';
import { formatRupees } from '../../format/number';
import { DISPUTE_FILES_AT_MOST, DISPUTE_TEXT_MAX_LENGTH, DISPUTES_A_DAY } from '../../rules/disputes/limits';
import { dayInIndia } from '../../rules/india-days';
import { monthNames, plural } from './grammar';

const day = (of: string): string => dayText(of, monthNames);

/** The dispute desk of whoever has logged in. Days are 'YYYY-MM-DD', times epoch ms. */
export const siteDisputes = {
  /** A moment, by the clock of this device. */
  at: (atMs: number) => `${day(dayInIndia(atMs))}, ${clockText(atMs)}`,
  contact: {
    title: 'Raise a dispute',
    lead: (by: string) => `First answer by ${day(by)}. You keep a ticket number.`,
    draft: { kept: 'We kept your draft. Files are never kept, so add them again.', startOver: 'Start over' },
    about: {
      label: 'About',
      change: 'Change',
      choose: 'Which purchase is it about?',
      none: 'None of these',
      bought: (boughtOn: string, amountRupees: number, lender: string) =>
        `${day(boughtOn)} · ${formatRupees(amountRupees)} · ${lender}`,
      /** What was bought, and where. */
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
      size: 'Not sent: larger than 2 MB',
      many: `Not sent: ${DISPUTE_FILES_AT_MOST} files at most`,
      tooMany: 'Not sent: too many files today',
      broken: 'Not sent: the connection broke off',
    },
    add: 'Add a file',
  },
  pause: {
    /** Before it is sent. */
    will: 'While this is open, on this loan:',
    is: 'Payments on this loan are paused',
    /** Where debits go on. */
    isPartly: 'While this is open, on this loan:',
    paused: {
      DEBITS: 'no debit is taken',
      LATE_FEE: 'no late fee is charged',
      INTEREST: 'no interest is counted',
      REPORT: 'nothing is reported to credit bureaus',
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
  status: {
    RECEIVED: 'Received',
    IN_REVIEW: 'In review',
    WITH_LENDER: 'With the lender',
    WITH_SHOP: 'With the shop',
    CLOSED: 'Closed',
  },
  list: {
    title: 'Your tickets',
    none: { heading: 'No tickets', text: 'When something is wrong with a purchase or a loan, raise a dispute.' },
    raise: 'Raise a dispute',
    updated: (of: string) => `Updated ${day(of)}`,
  },
  ticket: {
    heading: (id: string) => `Ticket ${id}`,
    updated: (at: string) => `Updated ${at}`,
    steps: 'Where it stands',
    done: 'done',
    now: 'now',
    waiting: 'to come',
    next: {
      care: (by: string) => `Next: we answer by ${day(by)}`,
      decider: (who: string, by: string) => `Next: ${who} answers by ${day(by)}`,
      decided: (by: string) => `Next: we decide by ${day(by)}`,
      text: 'You hear of it by SMS.',
    },
    thread: {
      label: 'Messages',
      you: 'You',
      care: `${brand.name} care`,
      PAUSED: 'Pause began',
      RESUMED: 'Pause ended',
      PASSED_ON: (who: string) => `Handed on to ${who}`,
      CLOSED: 'Closed',
      REOPENED: 'Opened again',
    },
    reply: { label: 'Add a reply', send: 'Send', sending: 'Sending…', empty: 'Write something first' },
    facts: { purchase: 'Purchase', price: 'Price', payment: 'Payment', lender: 'Lender', opened: 'Opened' },
    close: {
      open: 'It is solved, close it',
      question: 'Close this ticket?',
      pauses: 'What is paused on the loan goes on.',
      again: 'You can open it again for 30 days.',
      yes: 'Close it',
      no: 'Keep it open',
    },
    reopen: 'Open it again',
    over: 'This ticket was closed more than 30 days ago. For something new, raise another dispute.',
    guidelines: { title: 'Guidelines', text: 'lender’s officer, RBI Ombudsman' },
    ombudsman: (from: string) =>
      `Not solved by ${day(from)}? You can write to the RBI Ombudsman, free of charge: cms.rbi.org.in`,
    failed: {
      tooMany: 'That is too much for one day. Please come back tomorrow.',
      offline: 'You are offline. Nothing was sent: what you wrote is still here.',
      other: 'That did not work. Please try again.',
    },
  },
  confirmation: {
    title: 'We have your ticket',
    text: (by: string) => `We answer by ${day(by)}, and tell you by SMS.`,
    answered: 'It has been answered already.',
    number: 'Ticket number',
    copy: 'Copy',
    copied: 'Number copied',
    notCopied: 'Copying is not possible here. Select the number instead.',
    view: 'View ticket',
    shop: 'Back to shopping',
  },
};
