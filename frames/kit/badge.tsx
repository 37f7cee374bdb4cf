import type { ReactNode } from 'react';
import css from './badge.module.css';
import { Icon, type IconPath } from './icon';

/** Round sign of 64 px above a result that has a list; where there is none, StepArt stands instead. */
export function Badge(props: {
  readonly icon: IconPath;
  readonly tone?: 'neutral' | 'ok' | 'warn' | 'error';
}): ReactNode {
  return (
    <div className={css.badge} data-tone={props.tone ?? 'neutral'}>
      <Icon path={props.icon} size={28} />
    </div>
  );
}
