import type { ReactNode } from 'react';
import css from './key-value.module.css';

/** Names and values in two columns, parted by lines. */
export function KeyValue(props: {
  readonly pairs: readonly { readonly name: string; readonly value: ReactNode }[];
}): ReactNode {
  return (
    <dl className={css.list}>
      {props.pairs.map((pair) => (
        <div key={pair.name} className={css.pair}>
          <dt>{pair.name}</dt>
          <dd className="num">{pair.value}</dd>
        </div>
      ))}
    </dl>
  );
}
