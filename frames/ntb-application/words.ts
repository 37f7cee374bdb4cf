import type { ApplicationStatus } from '../../shared/api/ntb';
import { brand } from '../../shared/brand';
import type { SharedApplication } from './page-state';

const dayText = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const timeText = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

export type Tone = 'info' | 'waiting' | 'good' | 'neutral';

/** What is said about an application: where it stands, and what happens next. */
export interface Story {
  readonly tag: { readonly tone: Tone; readonly text: string };
  readonly title: string;
  readonly summary: string;
  readonly next: readonly string[];
}

/** The four steps of an application; `reached` counts those that are over. */
export const steps = ['Shared', 'Application', 'Decision', 'Credit line'] as const;
export const reachedSteps = {
  SHARED: 1,
  SUBMITTED: 2,
  APPROVED: 4,
  REJECTED: 3,
  EXPIRED: 1,
} as const satisfies Record<ApplicationStatus, number>;

/** Every sentence is true of what the service does today: it shows the state and takes no application itself. */
export function storyOf(application: SharedApplication): Story {
  const { lenderName, merchantName, maskedMobile, firstName, expiresAtMs } = application;
  const lastDay = dayText.format(expiresAtMs);
  switch (application.status) {
    case 'SHARED':
      return {
        tag: { tone: 'info', text: 'Shared with you' },
        title: `${firstName}, your ${lenderName} application is waiting`,
        summary: `${merchantName} shared it with you for a new credit line.`,
        next: [
          `${lenderName} contacts you on +91 ${maskedMobile} to take the application with you.`,
          `Keep this link. It shows where the application stands until ${lastDay}.`,
          'The lender makes the final decision. You can say no at any time before you agree to a loan.',
        ],
      };
    case 'SUBMITTED':
      return {
        tag: { tone: 'waiting', text: 'With the lender' },
        title: `${lenderName} is checking`,
        summary: 'The application is with the lender. You can close this page and come back with the same link.',
        next: [
          `${lenderName} may contact you on +91 ${maskedMobile} with a question.`,
          'The answer appears on this page. The lender makes the final decision.',
        ],
      };
    case 'APPROVED':
      return {
        tag: { tone: 'good', text: 'Approved' },
        title: `${lenderName} approved your application`,
        summary: `The credit line belongs to your number, +91 ${maskedMobile}.`,
        next: [
          `At ${merchantName}, say that you want to pay by card-less EMI and give this number.`,
          'You see every cost in the Key Facts Statement before you agree to a loan.',
        ],
      };
    case 'REJECTED':
      return {
        tag: { tone: 'neutral', text: 'Not approved' },
        title: `${lenderName} did not approve this application`,
        summary: 'The decision is the lender’s. You owe nothing, and no loan was started.',
        next: [
          `${lenderName} can tell you its reasons.`,
          `Ask at ${merchantName} whether another lender takes an application.`,
        ],
      };
    case 'EXPIRED':
      return {
        tag: { tone: 'neutral', text: 'Link ended' },
        title: 'This link has ended',
        summary: `The application with ${lenderName} was open until ${lastDay}. You owe nothing, and no loan was started.`,
        next: [`Ask ${merchantName} to share the application again if you still want it.`],
      };
    default:
      return application.status satisfies never;
  }
}

/** Name and value, as they stand in the list beside the story. */
export function factsOf(application: SharedApplication): readonly (readonly [string, string])[] {
  return [
    ['Lender', application.lenderName],
    ['Shared by', application.merchantName],
    ['Name', application.firstName],
    ['Mobile', `+91 ${application.maskedMobile}`],
    ['Link open until', dayText.format(application.expiresAtMs)],
  ];
}

export const words = {
  pageTitle: `Your application · ${brand.name}`,
  whatNext: 'What happens next',
  seenAt: (atMs: number): string => `As of ${timeText.format(atMs)}`,
  lookAgain: 'Check again',
  looking: 'Checking…',
  lookFailed: 'We could not check just now. This is what we saw before.',
  loading: 'Loading your application',
  missingTitle: 'This step is missing',
  missingText:
    'No application belongs to this link. Open it exactly as you received it, or ask the shop to share the application again.',
  failedTitle: 'We could not load your application',
  failedText: 'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
  codeText: (code: string): string => `Code ${code}`,
  offlineTitle: 'No Internet',
  offlineText: 'Please check your internet connection.',
  retry: 'Try Again',
  questions: 'Questions?',
} as const;
