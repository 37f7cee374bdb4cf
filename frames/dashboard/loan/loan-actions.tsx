import type { MouseEvent, ReactNode } from 'react';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { dayInIndia } from '../../../shared/rules/india-days';
import { pathIn } from '../../../shared/site/address';
import * as icons from '../../kit/icons';
import { ActionLink } from '../action-link';
import card from '../card.module.css';
import type { LoanEvent } from './loan.flow';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';

/** Addresses of a statement are valid for 10 minutes; they are renewed after 9. */
const STATEMENT_VALID_MS = 9 * MINUTE_MS;

interface LoanActionsProps extends LoanSaid {
  readonly loan: LoanData;
  readonly readAtMs: number;
  readonly send: (event: LoanEvent) => void;
}

/** Links to the statement as a page and as a file, to its verification and to a dispute. */
export function LoanActions({ loan, readAtMs, send, t, loans, locale }: LoanActionsProps): ReactNode {
  const { ways: labels } = t;
  const { statement, txnUuid } = loan;
  const openFresh =
    (url: 'pageUrl' | 'fileUrl') =>
    (event: MouseEvent): void => {
      if (Date.now() - readAtMs < STATEMENT_VALID_MS) return;
      event.preventDefault();
      send({ type: 'statementAsked', url });
    };
  return (
    <section className={card.card} data-flush="">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={card.rows} role="list">
        {statement && (
          <>
            <ActionLink
              icon={icons.paper}
              href={statement.pageUrl}
              text={labels.statement}
              more={labels.agreedOn(loans.day(dayInIndia(statement.agreedAtMs)), statement.kfsVersion)}
              onClick={openFresh('pageUrl')}
            />
            <ActionLink icon={icons.save} href={statement.fileUrl} text={labels.file} onClick={openFresh('fileUrl')} />
            <ActionLink
              icon={icons.shield}
              href={`${pathIn(locale, '/kfs/verify')}?${new URLSearchParams({
                proposal: statement.proposalNumber,
                fingerprint: statement.contentHash,
              })}`}
              text={labels.verify}
            />
          </>
        )}
        <ActionLink
          icon={icons.help}
          href={`${pathIn(locale, '/odr/contact-us')}?${new URLSearchParams({ txnId: txnUuid })}`}
          text={labels.dispute}
          more={labels.disputeAbout}
        />
      </ul>
    </section>
  );
}
