import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import css from './tag.module.css';

interface TagProps {
  /** 'gold' for NO COST EMI, 'ok' with a tick for what has been granted. */
  readonly tone?: 'neutral' | 'gold' | 'ok';
  readonly children: string;
}

export function Tag({ tone = 'neutral', children }: TagProps): ReactNode {
  return (
    <span className={css.tag} data-tone={tone}>
      {tone === 'ok' && <Icon path={icons.check} size={16} />}
      {children}
    </span>
  );
}
