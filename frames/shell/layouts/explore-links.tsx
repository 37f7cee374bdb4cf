import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { chromeMessages } from '../chrome/messages';
import { menuLinks } from '../navigation';
import css from './explore-links.module.css';

/** Menu links below the content of the revamped home layout. Source: S1§2.3. */
export function ExploreLinks({ locale, path }: { readonly locale: Locale; readonly path: string }): ReactNode {
  return (
    <nav className={css.explore} aria-label={messagesIn(locale, chromeMessages).landmarks.explore}>
      {menuLinks(locale, path)
        .filter(({ isHere }) => !isHere)
        .map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
    </nav>
  );
}
