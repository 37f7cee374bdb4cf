import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Canvas } from '../../kit/layout/canvas';
import { NoWrapText } from '../chrome/no-wrap-text';
import css from './figures.module.css';
import { homeMessages } from './messages';

/** Source: S1§1. */
export function Figures({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <Canvas>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.figures}>
        {Object.entries(messagesIn(locale, homeMessages).figures).map(([id, { figure, text }]) => (
          <li key={id}>
            <b>
              <NoWrapText text={figure} />
            </b>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Canvas>
  );
}
