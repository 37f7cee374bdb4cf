import type { ReactNode } from 'react';
import css from './stack.module.css';

interface StackProps {
  /** Space between the children on the grid of 4 px: 5 is 20 px. */
  readonly gap: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;
  readonly centred?: boolean;
  readonly children: ReactNode;
}

/** Children below each other. */
export function Stack({ gap, centred = false, children }: StackProps): ReactNode {
  return (
    <div className={css.stack} data-gap={gap} data-centred={centred ? '' : undefined}>
      {children}
    </div>
  );
}
