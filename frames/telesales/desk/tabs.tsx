import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import css from './desk.module.css';
import { type DeskPlace, partAnchor, placeAddress } from './desk-place';
import type { DeskMessages } from './messages';

const parts = {
  take: { page: 'payment', anchor: partAnchor.take },
  requests: { page: 'payment', anchor: partAnchor.list },
  applications: { page: 'applications', anchor: '' },
} as const satisfies Record<keyof DeskMessages['tabs'], DeskPlace>;

interface TabsProps {
  readonly t: DeskMessages;
  readonly locale: Locale;
  readonly at: DeskPlace;
  /** Whether the shop takes applications; without, there is no link to them. */
  readonly isNtbAllowed: boolean;
}

/** The links from one part of the desk to the next. */
export function Tabs({ t, locale, at, isNtbAllowed }: TabsProps): ReactNode {
  const shown = isNtbAllowed ? (['take', 'requests', 'applications'] as const) : (['take', 'requests'] as const);
  return (
    <nav className={css.tabs} aria-label={t.parts}>
      {shown.map((part) => {
        const { page, anchor } = parts[part];
        return (
          <a
            key={part}
            href={placeAddress(locale, at, parts[part])}
            aria-current={at.page === page && at.anchor === anchor ? 'page' : undefined}
          >
            {t.tabs[part]}
          </a>
        );
      })}
    </nav>
  );
}
