import type { ResponseOf } from '../../shared/api/endpoint';
import type { ntbInfo } from '../../shared/api/ntb';
import { dayText } from '../../shared/format/day-text';
import { mobileText } from '../../shared/format/mobile-text';
import { defineMessages } from '../../shared/messages/define-messages';
import { clockText, monthNames } from '../../shared/messages/en/grammar';
import { dayInIndia } from '../../shared/rules/india-days';

export type Application = Pick<
  ResponseOf<typeof ntbInfo>,
  'lenderName' | 'merchantName' | 'firstName' | 'maskedMobile' | 'expiresAtMs'
>;

const day = (atMs: number): string => dayText(dayInIndia(atMs), monthNames);

/** The page of an application that an agent has shared. Every sentence is true of what the service does today: it shows
 *  where the application stands and takes none itself. */
export const sharedApplicationMessages = defineMessages(
  {
    /** The steps of an application. */
    steps: ['Shared', 'Application', 'Decision', 'Credit line'],
    /** Where it stands, and what happens next. */
    byStatus: {
      SHARED: ({ lenderName, merchantName, firstName, maskedMobile, expiresAtMs }: Application) => ({
        tag: 'Shared with you',
        title: `${firstName}, your ${lenderName} application is waiting`,
        summary: `${merchantName} shared it with you for a new credit line.`,
        next: [
          `${lenderName} contacts you on ${mobileText(maskedMobile)} to take the application with you.`,
          `Keep this link. It shows where the application stands until ${day(expiresAtMs)}.`,
          'The lender makes the final decision. You can say no at any time before you agree to a loan.',
        ],
      }),
      SUBMITTED: ({ lenderName, maskedMobile }: Application) => ({
        tag: 'With the lender',
        title: `${lenderName} is checking`,
        summary: 'The application is with the lender. You can close this page and come back with the same link.',
        next: [
          `${lenderName} may contact you on ${mobileText(maskedMobile)} with a question.`,
          'The answer appears on this page. The lender makes the final decision.',
        ],
      }),
      APPROVED: ({ lenderName, merchantName, maskedMobile }: Application) => ({
        tag: 'Approved',
        title: `${lenderName} approved your application`,
        summary: `The credit line belongs to your number, ${mobileText(maskedMobile)}.`,
        next: [
          `At ${merchantName}, say that you want to pay by card-less EMI and give this number.`,
          'You see every cost in the Key Facts Statement before you agree to a loan.',
        ],
      }),
      REJECTED: ({ lenderName, merchantName }: Application) => ({
        tag: 'Not approved',
        title: `${lenderName} did not approve this application`,
        summary: 'The decision is the lender’s. You owe nothing, and no loan was started.',
        next: [
          `${lenderName} can tell you its reasons.`,
          `Ask at ${merchantName} whether another lender is taking applications.`,
        ],
      }),
      EXPIRED: ({ lenderName, merchantName, expiresAtMs }: Application) => ({
        tag: 'Link ended',
        title: 'This link has ended',
        summary: `The application with ${lenderName} was open until ${day(expiresAtMs)}. You owe nothing, and no loan was started.`,
        next: [`Ask ${merchantName} to share the application again if you still want it.`],
      }),
    },
    facts: {
      lender: 'Lender',
      merchant: 'Shared by',
      name: 'Name',
      mobile: 'Mobile',
      lastDay: 'Link open until',
    },
    day,
    whatNext: 'What happens next',
    seenAt: (atMs: number) => `As of ${clockText(atMs)}`,
    lookAgain: 'Check again',
    looking: 'Checking…',
    lookFailed: 'We could not check just now. This is what we saw before.',
    unknown: {
      heading: 'We do not know this link',
      text: 'No application belongs to it. Open it exactly as you received it, or ask the shop to share the application again.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/own-application/shared.ts', { import: 'default' }),
);
