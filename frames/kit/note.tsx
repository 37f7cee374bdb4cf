import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import css from './note.module.css';

interface NoteProps {
  readonly tone?: 'neutral' | 'info' | 'warn' | 'error';
  /** 'status' is spoken when it appears, 'alert' at once; 'none' is only read in its place. */
  readonly spoken?: 'none' | 'status' | 'alert';
  /** In the first ink: to be read before going on. */
  readonly strong?: boolean;
  /** Default: by tone. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

const icons: Readonly<Record<NonNullable<NoteProps['tone']>, IconName>> = {
  neutral: 'info',
  info: 'info',
  warn: 'alert',
  error: 'alert',
};

export function Note(props: NoteProps): ReactNode {
  const { tone = 'neutral', spoken = 'none', strong = false, icon = icons[tone], children } = props;
  return (
    <div
      className={css.note}
      data-tone={tone}
      data-strong={strong ? '' : undefined}
      role={spoken === 'none' ? undefined : spoken}
    >
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </div>
  );
}
