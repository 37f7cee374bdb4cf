import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { menuLinks } from '../navigation';
import css from './explore-links.module.css';

const words = import.meta.words('siteChrome');

/** The links of the menu, below the content of the revamped home layout. Source: S1§2.3. */
export function ExploreLinks({ locale, path }: { readonly locale: Locale; readonly path: string }): ReactNode {
  return (
    <nav className={css.explore} aria-label={words[locale].landmarks.explore}>
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
