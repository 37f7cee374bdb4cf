import { formatPaise } from '../../../../shared/format/number';
import type { DocumentPage } from '../document-page';
import { BackLink, LenderCard } from './lender-card';

const outcomes = {
  REGISTERED: 'The mandate is registered.',
  DECLINED: 'You have declined the mandate.',
  ENDED: 'The mandate has ended with its credit line.',
} as const;

/** Registers a mandate at a simulated lender. */
export const page: DocumentPage<'sandbox-mandate'> = {
  title: ({ lenderName }) => lenderName,
  body: (view) => {
    const { lenderName } = view;
    if (view.status !== 'ASKED')
      return (
        <LenderCard name={lenderName}>
          <p>{outcomes[view.status]}</p>
          {view.returnUrl === null ? (
            <p>You may close this page and go on where you came from.</p>
          ) : (
            <BackLink href={view.returnUrl}>Go back to where you came from</BackLink>
          )}
        </LenderCard>
      );
    return (
      <LenderCard name={lenderName}>
        <p>
          {lenderName} asks to debit the bank account of +91 {view.maskedMobile} once a month, by{' '}
          <strong>at most {formatPaise(view.maxAmountPaise)}</strong> each time.
        </p>
        <form method="post" action={view.approveAction}>
          <button type="submit" className="p">
            Register the mandate
          </button>
        </form>
        <form method="post" action={view.declineAction}>
          <button type="submit">Decline</button>
        </form>
      </LenderCard>
    );
  },
};
