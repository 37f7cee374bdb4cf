import type { ReactNode } from 'react';
import { Icon, type IconPath } from './icon';
import * as icons from './icons';
import css from './note.module.css';

type Live = 'off' | 'polite' | 'assertive';

interface NoteProps {
  readonly tone?: 'neutral' | 'info' | 'warn' | 'error';
  /** As `aria-live`: how a screen reader announces the note when it appears. */
  readonly live?: Live;
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

const roleOf: Readonly<Record<Live, 'status' | 'alert' | undefined>> = {
  off: undefined,
  polite: 'status',
  assertive: 'alert',
};

export function Note(props: NoteProps): ReactNode {
  const { tone = 'neutral', live = 'off', strong = false, icon = iconOf[tone], children } = props;
  return (
    <div className={css.note} data-tone={tone} data-strong={strong ? '' : undefined} role={roleOf[live]}>
      <Icon path={icon} size={20} />
      <span>{children}</span>
    </div>
  );
}
