import { brand } from '../../shared/brand';
import { dayText } from '../../shared/format/day-text';
import { defineMessages } from '../../shared/messages/define-messages';
import { monthNames } from '../../shared/messages/en/grammar';
import { commonMessages } from '../kit/common.messages';

const day = (of: string): string => dayText(of, monthNames);

/** Tickets of the dispute desk. Days are 'YYYY-MM-DD', times epoch ms. */
export const ticketsMessages = defineMessages(
  {
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
        intercepted: commonMessages.english.intercepted,
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
  },
  import.meta.glob('/shared/messages/*/frames/disputes/ticket.ts', { import: 'default' }),
);
