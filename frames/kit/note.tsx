import type { ReactNode } from 'react';
import { Icon, type IconPath } from './icon';
import * as icons from './icons';
import css from './note.module.css';

interface NoteProps {
  readonly tone?: 'neutral' | 'info' | 'warn' | 'error';
  /** 'status' is spoken when it appears, 'alert' at once; 'none' is only read in its place. */
  readonly spoken?: 'none' | 'status' | 'alert';
  /** In the first ink: to be read before going on. */
  readonly strong?: boolean;
  /** Default: by tone. */
  readonly icon?: IconPath;
  readonly children: ReactNode;
}

const iconOf: Readonly<Record<NonNullable<NoteProps['tone']>, IconPath>> = {
  neutral: icons.info,
  info: icons.info,
  warn: icons.alert,
  error: icons.alert,
};

export function Note(props: NoteProps): ReactNode {
  const { tone = 'neutral', spoken = 'none', strong = false, icon = iconOf[tone], children } = props;
  return (
    <div
      className={css.note}
      data-tone={tone}
      data-strong={strong ? '' : undefined}
      role={spoken === 'none' ? undefined : spoken}
    >
      <Icon path={icon} size={20} />
      <span>{children}</span>
    </div>
  );
}
