import type { ReactNode } from 'react';
import css from './accordion.module.css';
import { RowList } from './card';
import { Icon } from './icon';
import * as icons from './icons';

/** Questions that open to their answers, several at a time; the first is open. */
export function Accordion(props: {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}): ReactNode {
  return (
    <RowList>
      {props.items.map((item, index) => (
        <li key={item.question}>
          <details open={index === 0}>
            <summary className={css.summary}>
              {item.question}
              <Icon path={icons.down} size={20} />
            </summary>
            <p className={css.answer}>{item.answer}</p>
          </details>
        </li>
      ))}
    </RowList>
  );
}
