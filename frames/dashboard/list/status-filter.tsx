import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { loanStatuses } from '../../../shared/rules/loan-flow';
import { Inline } from '../../kit/layout/inline';
import { listAddress } from '../addresses';
import type { LoansMessages } from '../message-types';
import { type Asked, everything, queryOf } from './asked';
import type { ListMessages } from './list-messages';
import type { Listed } from './read-list';
import css from './status-filter.module.css';

interface StatusFilterProps {
  readonly asked: Asked;
  readonly filters: Listed['filterColumnsData'];
  readonly locale: Locale;
  readonly t: ListMessages;
  readonly loans: LoansMessages;
}

/** Links to the whole list and to the list of each status that occurs. */
export function StatusFilter({ asked, filters: { statuses }, locale, t, loans }: StatusFilterProps): ReactNode {
  const here = queryOf(asked).toString();
  const countOf = (status: (typeof loanStatuses)[number]): number =>
    statuses.find((each) => each.status === status)?.count ?? 0;
  const options = [
    { of: everything, text: t.all(statuses.reduce((sum, { count }) => sum + count, 0)) },
    ...loanStatuses
      .filter((status) => countOf(status) > 0)
      .map((status) => ({
        of: { ...everything, statuses: [status] },
        text: t.counted(loans.statuses[status], countOf(status)),
      })),
  ];
  return (
    <Inline as="nav" gap={2} wrap className={css.filter} aria-label={t.byStatus}>
      {options.map(({ of, text }) => {
        const query = queryOf(of);
        return (
          <a key={text} href={listAddress(locale, query)} aria-current={query.toString() === here ? 'page' : undefined}>
            {text}
          </a>
        );
      })}
    </Inline>
  );
}
