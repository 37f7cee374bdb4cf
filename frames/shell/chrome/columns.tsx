import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Canvas } from '../../kit/layout/canvas';
import type { PageLink } from '../navigation';
import css from './columns.module.css';
import { SectionLinks } from './section-links';

interface ColumnsProps {
  readonly locale: Locale;
  /** Links to the sections of this page. */
  readonly links: readonly PageLink[];
  readonly children: ReactNode;
}

/** Text with the links to its sections next to it, or above it on a narrow page. */
export function Columns({ locale, links, children }: ColumnsProps): ReactNode {
  return (
    <Canvas room="text" className={css.columns}>
      <SectionLinks locale={locale} links={links} />
      <div className={css.text}>{children}</div>
    </Canvas>
  );
}
