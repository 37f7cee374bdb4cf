import { type ReactNode, useRef } from 'react';
import { Powered } from './powered';
import css from './screen.module.css';
import { useFirstField } from './use-first-field';
import { useMoreBelow } from './use-more-below';

export interface ScreenProps {
  readonly bar: ReactNode;
  /** A column beside all of it, 320 px wide, which has 'Powered by' in it; the screen is then 880 × 640. */
  readonly side?: ReactNode;
  /** Edge to edge between bar and body. */
  readonly strip?: ReactNode;
  readonly children: ReactNode;
  /** Content in the middle of the room, for a screen with one message. */
  readonly centred?: boolean;
  /** Space above the content: 24, 20 or, below a strip, 16 px. */
  readonly pad?: 'normal' | 'middle' | 'less';
  /** The screen asks for a text, and typing can begin in its first field. */
  readonly takesFocus?: boolean;
  /** Something is on its way. */
  readonly busy?: boolean;
  /** Stays in sight below the body. */
  readonly foot?: ReactNode;
  /** Buttons that stay in sight, under a line. */
  readonly actions?: ReactNode;
  /** A result: no line above its buttons. */
  readonly open?: boolean;
  readonly poweredBy: readonly string[];
}

/** Top bar, body (the only part that scrolls), actions that stay, 'Powered by'. */
export function Screen(props: ScreenProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useMoreBelow(body, end);
  useFirstField(body, props.takesFocus === true);
  return (
    <div className={css.frame} data-wide={props.side ? '' : undefined}>
      {props.side && (
        <aside className={css.side}>
          {props.side}
          <Powered label={props.poweredBy} />
        </aside>
      )}
      {props.bar}
      <main className={css.main} aria-busy={props.busy === true ? true : undefined}>
        {props.strip}
        <div
          ref={body}
          className={css.body}
          data-centred={props.centred === true ? '' : undefined}
          data-pad={props.pad ?? 'normal'}
        >
          <div className={css.content}>{props.children}</div>
          <div ref={end} className={css.end} aria-hidden="true" />
        </div>
        {props.foot && <div className={css.foot}>{props.foot}</div>}
        {props.actions && (
          <div className={css.actions} data-open={props.open === true ? '' : undefined}>
            {props.actions}
          </div>
        )}
      </main>
      {!props.side && <Powered label={props.poweredBy} />}
    </div>
  );
}
