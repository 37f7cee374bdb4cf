import { defineMessages } from '../../shared/messages/define-messages';
/** Replies of the sandbox's clerk to a ticket. */
export const disputeClerkMessages = defineMessages(
  {
    /** By topic; `decider`: the lender or shop that decides. */
    first: {
      DEBIT: (decider: string) =>
        `We have looked at the debits of this loan, and have asked ${decider} to compare them with its own entries. You hear from us as soon as it has answered.`,
      RETURN: (decider: string) =>
        `We have asked ${decider} whether the return has reached it, and when it gives the money back. Please keep the receipt of the return until this is solved.`,
      NOT_RECEIVED: (decider: string) =>
        `We have asked ${decider} to show where and when the order was handed over. Please write to us if it arrives meanwhile.`,
      COST: (decider: string) =>
        `We have laid what was charged beside your Key Facts Statement, and have asked ${decider} to explain the difference or to correct it.`,
      NOT_MINE: (decider: string) =>
        `We take this seriously. We have told ${decider} that you did not make this purchase, and have asked it to check how it was confirmed.`,
      OTHER: (): string => 'Thank you for writing. We have read your ticket and are looking into it.',
    },
    noted: 'Thank you. We have added this to your ticket.',
  },
  import.meta.glob('/shared/messages/*/server/sandbox/dispute-clerk.ts', { import: 'default' }),
);
