import { defineMessages } from '../../shared/messages/define-messages';
import type { DetailDeclineReason, OfferDeclineReason } from '../../shared/rules/filed-application';

interface DeclineReasonTexts {
  readonly details: Readonly<Record<DetailDeclineReason, string>>;
  readonly offer: Readonly<Record<OfferDeclineReason, string>>;
}

/** Why a customer says no to an application that was filled in for him, as he ticks it and as the shop reads it. */
export const declineReasonsMessages = defineMessages<DeclineReasonTexts>(
  {
    details: {
      notMine: 'This is not my application',
      wrongName: 'My name is wrong',
      wrongEmail: 'My e-mail is wrong',
      wrongDateOfBirth: 'My date of birth is wrong',
      wrongPan: 'My PAN is wrong',
      wrongPincode: 'My PIN code is wrong',
      wrongIncome: 'What I earn or pay is wrong',
    },
    offer: {
      notAsked: 'I did not ask for it',
      notExplained: 'It was not explained to me',
      notNow: 'I don’t need it now',
      tooCostly: 'It costs too much',
      otherLender: 'I want another lender',
      noSharing: 'I don’t want to share my details',
    },
  },
  import.meta.glob('/shared/messages/*/frames/verify-details/decline-reasons.ts', { import: 'default' }),
);
