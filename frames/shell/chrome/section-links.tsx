import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import type { Way } from '../navigation';
import css from './section-links.module.css';

const words = import.meta.words('siteChrome');

/** What is on this page: beside it, or in one line above it where it is narrow. */
export function SectionLinks({ locale, ways }: { readonly locale: Locale; readonly ways: readonly Way[] }): ReactNode {
  return (
    <nav className={css.links} aria-label={words[locale].landmarks.onThisPage}>
      {ways.map(({ href, text, isName = false }) => (
        <a key={href} href={href} translate={isName ? 'no' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
