import type { ReactNode } from 'react';
import css from './key-value.module.css';
import { MoneyText } from './money-text';

export interface Pair {
  readonly name: string;
  readonly value: ReactNode;
  /** What the value is made of, or is for. */
  readonly note?: string | undefined;
  /** A sum. */
  readonly strong?: boolean;
  /** The value is words: beside the name where there is room, else below it, like any text. */
  readonly wraps?: boolean;
}

/** Names and values in two columns, parted by lines. */
export function KeyValue({ pairs }: { readonly pairs: readonly Pair[] }): ReactNode {
  return (
    <dl className={css.list}>
      {pairs.map((pair) => (
        <div
          key={pair.name}
          className={css.pair}
          data-strong={pair.strong === true ? '' : undefined}
          data-wraps={pair.wraps === true ? '' : undefined}
        >
          <dt>{pair.name}</dt>
          <dd className={pair.wraps === true ? undefined : 'num'} translate={pair.wraps === true ? undefined : 'no'}>
            {typeof pair.value === 'string' && pair.wraps === true ? <MoneyText>{pair.value}</MoneyText> : pair.value}
          </dd>
          {pair.note !== undefined && (
            <dd className={css.note}>
              <MoneyText>{pair.note}</MoneyText>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
