import { formatPaise } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';

const the = (lender: string): string => lender || 'the lender';

/** Around the Key Facts Statement, which has its own texts (`shared/kfs`). An empty lender is one that is not known. */
export const kfsScreenMessages = defineMessages(
  {
    from: (lender: string) => `From ${the(lender)}. Please read before you agree.`,
    loading: 'Getting your statement…',
    changed: 'The statement has changed. Please read it again before you agree.',
    consent: (loan: number, lender: string) =>
      `I have read the Key Facts Statement and agree to borrow ${formatPaise(loan)} from ${the(lender)}.`,
    aprShort: (percent: string) => `APR ${percent}%`,
    readOn: 'Read on',
    agree: 'Agree and continue',
    agreeing: 'Please wait…',
  },
  import.meta.glob('/shared/messages/*/frames/checkout/screens/kfs.ts', { import: 'default' }),
);
