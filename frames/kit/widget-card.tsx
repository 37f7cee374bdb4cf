import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import * as icons from './icons';
import { Mark } from './mark';
import css from './widget-card.module.css';

interface WidgetCardProps {
  /** One line, left of our mark. */
  readonly title: string;
  /** Null for a widget that stands in the page for good; undefined until that is known. */
  readonly close: { readonly label: string; readonly onClick: () => void } | null | undefined;
  /** Something is on its way. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A whole widget: header line and one task, on a card that the page lays out. */
export function WidgetCard({ title, close, busy = false, children }: WidgetCardProps): ReactNode {
  return (
    <main className={css.card} data-in-page={close === null ? '' : undefined} aria-busy={busy ? true : undefined}>
      <div className={css.head}>
        <p>{title}</p>
        {close !== undefined && (
          <div className={css.end} data-plain={close === null ? '' : undefined}>
            <Mark />
            {close && <IconButton icon={icons.close} label={close.label} onClick={close.onClick} />}
          </div>
        )}
      </div>
      {children}
    </main>
  );
}
