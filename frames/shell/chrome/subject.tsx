import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../../kit/icon';
import { Panel } from '../../kit/layout/panel';
import css from './subject.module.css';

interface SubjectProps {
  /** Fragment (`#…`). */
  readonly id: string;
  readonly title: string;
  readonly icon: IconPath;
  readonly children: ReactNode;
}

export function Subject({ id, title, icon, children }: SubjectProps): ReactNode {
  return (
    <Panel as="section" className={css.subject} aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.tile}>
          <Icon path={icon} size={20} />
        </span>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </Panel>
  );
}
