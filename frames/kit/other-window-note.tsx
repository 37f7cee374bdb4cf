import type { ReactNode } from 'react';
import { Note } from './note';

/** A page that opens beside this one: not asked for yet, there, or not opened by the browser. */
export type OtherWindow = 'none' | 'open' | 'blocked';

/** What became of a page that was to open in another window. */
export function OtherWindowNote(props: {
  readonly window: OtherWindow;
  /** That it is there, and what to do in it. */
  readonly open: string;
  readonly blocked: string;
}): ReactNode {
  switch (props.window) {
    case 'none':
      return null;
    case 'open':
      return (
        <Note tone="info" live="polite">
          {props.open}
        </Note>
      );
    case 'blocked':
      return (
        <Note tone="warn" live="assertive">
          {props.blocked}
        </Note>
      );
    default:
      return props.window satisfies never;
  }
}
