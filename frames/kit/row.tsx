import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import css from './row.module.css';

interface RowContent {
  /** A tile of 40 px. */
  readonly start: ReactNode;
  readonly title: ReactNode;
  /** Second line, 13 px; null = none. */
  readonly under?: ReactNode;
  /** Below the second line. */
  readonly tag?: ReactNode;
  /** At the end of the line. */
  readonly end?: ReactNode;
  /** What cannot be chosen as things stand. */
  readonly muted?: boolean;
  /** The arrow of a row that leads on; default: where there is something to do. */
  readonly chevron?: boolean;
}
/** A row that is pressed, one that is followed, or one that is only read. */
type RowProps = RowContent &
  (
    | { readonly onClick: () => void; readonly href?: never }
    | { readonly href: string; readonly onClick?: never }
    | { readonly onClick?: never; readonly href?: never }
  );

/** One line of a {@link RowList}. */
export function Row(props: RowProps): ReactNode {
  const isActive = props.onClick !== undefined || props.href !== undefined;
  const chevron = props.chevron ?? isActive;
  const attributes = {
    className: css.row,
    'data-actionable': isActive ? '' : undefined,
    'data-chevron': chevron ? '' : undefined,
    'data-muted': props.muted === true ? '' : undefined,
  };
  const content = (
    <>
      {props.start}
      <span className={css.main}>
        <span className={css.title}>{props.title} </span>
        {props.under && <span className={css.under}>{props.under} </span>}
        {props.tag && <span className={css.tag}>{props.tag} </span>}
      </span>
      {props.end && <span className={css.end}>{props.end}</span>}
      {chevron && <Icon path={icons.next} size={20} />}
    </>
  );
  return (
    <li>
      {props.href !== undefined ? (
        <a {...attributes} href={props.href}>
          {content}
        </a>
      ) : props.onClick !== undefined ? (
        <button {...attributes} type="button" onClick={props.onClick}>
          {content}
        </button>
      ) : (
        <div {...attributes}>{content}</div>
      )}
    </li>
  );
}
