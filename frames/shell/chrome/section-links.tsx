import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageLink } from '../navigation';
import { chromeMessages } from './messages';
import css from './section-links.module.css';

/** Links to the sections of a page: next to the text, or in one line above it on a narrow page. */
export function SectionLinks({
  locale,
  links,
}: {
  readonly locale: Locale;
  readonly links: readonly PageLink[];
}): ReactNode {
  return (
    <nav className={css.links} aria-label={messagesIn(locale, chromeMessages).landmarks.onThisPage}>
      {links.map(({ href, text, isName = false }) => (
        <a key={href} href={href} translate={isName ? 'no' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
