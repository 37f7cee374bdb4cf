import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import type { EndingState } from './ending';
import type { LoanSaid } from './loan-page-messages';

export function EndingNote({ state: { at }, t }: LoanSaid & { readonly state: EndingState }): ReactNode {
  if (at.step !== 'idle' || at.news === null) return null;
  const { news } = at;
  const { ending, exit, close } = t;
  switch (news.is) {
    case 'done':
      return (
        <Note icon={icons.check} live="polite" strong>
          <MoneyText>{(news.kind === 'exit' ? exit : close).done(formatPaise(news.amountPaise))}</MoneyText>
        </Note>
      );
    case 'changed':
      return (
        <Note tone="warn" live="assertive">
          {ending.changed}
        </Note>
      );
    case 'notOpen':
    case 'refused':
      return (
        <Note tone="error" live="assertive">
          {ending[news.is]}
        </Note>
      );
    case 'unknown':
      return (
        <Note tone="error" live="assertive">
          {ending.failed}
        </Note>
      );
    default:
      return news satisfies never;
  }
}
