import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/money-text';
import css from './rows.module.css';

/** A request or an application. */
export interface DeskRow {
  readonly id: string;
  readonly title: ReactNode;
  readonly state: { readonly text: string; readonly tone: 'neutral' | 'info' | 'warn' | 'good' };
  /** Customer and order or lender. */
  readonly about: string;
  /** Time of the last change. */
  readonly at: string;
  /** Link to its details. */
  readonly href?: string;
  readonly more?: ReactNode;
}

/** A list of the agent, newest first. */
export function DeskRows({ label, rows }: { readonly label: string; readonly rows: readonly DeskRow[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul className={css.list} role="list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          {row.href === undefined ? (
            <div className={css.row}>
              <RowText {...row} />
            </div>
          ) : (
            <a className={css.row} href={row.href}>
              <RowText {...row} />
            </a>
          )}
          {row.more && <div className={css.more}>{row.more}</div>}
        </li>
      ))}
    </ul>
  );
}

const RowText = ({ title, state, about, at }: DeskRow): ReactNode => (
  <>
    <span className={css.line}>
      <b className="num">{title}</b>
      <span className={css.state} data-tone={state.tone}>
        {state.text}
      </span>
    </span>
    <span className={css.line}>
      <small>
        <MoneyText>{about}</MoneyText>
      </small>
      <small>{at}</small>
    </span>
  </>
);
