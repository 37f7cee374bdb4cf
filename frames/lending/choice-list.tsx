import type { ReactNode } from 'react';
import type { useRoving } from '../kit/use-roving';

/** Around the rows of a list: radio buttons of which one is chosen, else list items. */
export function ChoiceList(props: {
  readonly isChoice: boolean;
  readonly label: string;
  readonly className: string | undefined;
  readonly onKeyDown: ReturnType<typeof useRoving>['onKeyDown'];
  readonly children: readonly ReactNode[];
}): ReactNode {
  const { isChoice, label, className, onKeyDown, children } = props;
  return isChoice ? (
    <div className={className} role="radiogroup" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  ) : (
    <ul className={className} aria-label={label}>
      {children}
    </ul>
  );
}
