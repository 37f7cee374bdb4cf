import { type MouseEvent, type ReactNode, useState } from 'react';
import { transactionOfShopper } from '../../../shared/api/loans';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { dayInIndia } from '../../../shared/rules/india-days';
import { pathIn } from '../../../shared/site/address';
import * as icons from '../../kit/icons';
import type { ApiClient } from '../../platform/api/client';
import card from '../card.module.css';
import { Way } from '../way';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-words';

/** Addresses of a statement stand for 10 minutes: an older one is asked for anew. */
const STATEMENT_KEPT_MS = 9 * MINUTE_MS;

interface WaysProps extends LoanSaid {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly loan: LoanData;
}

/** What was agreed to, on a page and as a file, whether that is genuine, and whom to ask. */
export function Ways({ page, client, loan, words, loans, locale }: WaysProps): ReactNode {
  const { ways } = words;
  const { statement, txnUuid } = loan;
  const [readAtMs] = useState(() => Date.now());
  const openAnew =
    (of: 'pageUrl' | 'fileUrl') =>
    (event: MouseEvent): void => {
      if (Date.now() - readAtMs < STATEMENT_KEPT_MS) return;
      event.preventDefault();
      client.call(transactionOfShopper, { txnUuid }).then(
        ({ statement: anew }) => page.location.assign(anew?.[of] ?? page.location.href),
        // Its page says that its address is over, and what can be done.
        () => page.location.assign(statement?.[of] ?? page.location.href),
      );
    };
  return (
    <section className={card.card} data-flush="">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={card.rows} role="list">
        {statement && (
          <>
            <Way
              icon={icons.paper}
              href={statement.pageUrl}
              text={ways.statement}
              more={ways.agreedOn(loans.day(dayInIndia(statement.agreedAtMs)), statement.kfsVersion)}
              onClick={openAnew('pageUrl')}
            />
            <Way icon={icons.save} href={statement.fileUrl} text={ways.file} onClick={openAnew('fileUrl')} />
            <Way
              icon={icons.shield}
              href={`${pathIn(locale, '/kfs/verify')}?${new URLSearchParams({
                proposal: statement.proposalNumber,
                fingerprint: statement.contentHash,
              })}`}
              text={ways.verify}
            />
          </>
        )}
        <Way
          icon={icons.help}
          href={`${pathIn(locale, '/odr/contact-us')}?${new URLSearchParams({ txnId: txnUuid })}`}
          text={ways.dispute}
          more={ways.disputeAbout}
        />
      </ul>
    </section>
  );
}
