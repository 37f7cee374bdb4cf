import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Canvas } from '../../kit/layout/canvas';
import type { PageLink } from '../navigation';
import css from './columns.module.css';
import { SectionLinks } from './section-links';

interface ColumnsProps {
  readonly locale: Locale;
  /** To the parts of this page. */
  readonly links: readonly PageLink[];
  readonly children: ReactNode;
}

/** A text, with what is on the page beside it, or above it where it is narrow. */
export function Columns({ locale, links, children }: ColumnsProps): ReactNode {
  return (
    <Canvas room="text" className={css.columns}>
      <SectionLinks locale={locale} links={links} />
      <div className={css.text}>{children}</div>
    </Canvas>
  );
}
