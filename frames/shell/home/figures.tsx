import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Unbroken } from '../chrome/unbroken';
import css from './figures.module.css';

const words = import.meta.words('siteHome');

/** What the site claims in figures. Source: S1§1. */
export function Figures({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <div className={css.within}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.figures}>
        {Object.entries(words[locale].figures).map(([id, { figure, text }]) => (
          <li key={id}>
            <b>
              <Unbroken text={figure} />
            </b>{' '}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
