import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import css from './progress-list.module.css';
import rail from './rail.module.css';

export interface ProgressListProps {
  readonly steps: readonly { readonly text: ReactNode; readonly at: 'done' | 'now' | 'waiting' }[];
}

/** Steps that the system takes one after the other: what is done, what goes on now, what comes. */
export function ProgressList({ steps }: ProgressListProps): ReactNode {
  return (
    <ol className={css.list}>
      {steps.map(({ text, at }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={index}
          className={`${css.step} ${rail.rail}`}
          data-at={at}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          <span className={css.point} aria-hidden="true">
            {at === 'done' && <Icon path={icons.check} size={16} />}
          </span>
          <span className={css.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
