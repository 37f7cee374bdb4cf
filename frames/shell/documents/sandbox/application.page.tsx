import type { DocumentPage } from '../document-page';
import { BackLink, LenderCard } from './lender-card';

const outcomes = {
  FINISHED: 'You have finished this application.',
  WITHDRAWN: 'You have withdrawn this application.',
  CLOSED: 'This application is closed.',
} as const;

/** Completes an application at a simulated lender. */
export const page: DocumentPage<'sandbox-application'> = {
  title: ({ lenderName }) => lenderName,
  body: (view) => {
    const { lenderName, merchantName } = view;
    if (view.status !== 'OPEN')
      return (
        <LenderCard name={lenderName}>
          <p>{outcomes[view.status]}</p>
          <BackLink href={view.returnUrl}>Back to {merchantName}</BackLink>
        </LenderCard>
      );
    return (
      <LenderCard name={lenderName}>
        <p>
          You apply for an EMI limit at {merchantName} with +91 {view.maskedMobile}. This is where {lenderName} asks
          what else it wants to know, such as your income.
        </p>
        <form method="post" action={view.finishAction}>
          <button type="submit" className="p">
            Finish the application
          </button>
        </form>
        <form method="post" action={view.withdrawAction}>
          <button type="submit">Withdraw it</button>
        </form>
      </LenderCard>
    );
  },
};
