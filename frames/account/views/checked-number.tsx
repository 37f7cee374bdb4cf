import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import type { ViewProps } from '../view';
import css from './answer.module.css';

/** Number of the check. My Account shows it above. */
export function CheckedNumber({
  state,
  messages,
  isGranted = false,
}: ViewProps & { readonly isGranted?: boolean }): ReactNode {
  if (state.place === 'account') return null;
  return (
    <p className={css.checked} data-granted={isGranted ? '' : undefined}>
      {isGranted && <Icon path={icons.check} size={16} />}
      <span>
        <span className="num" translate="no">
          +91 {state.userLogin.mobileNo}
        </span>{' '}
        {messages.results.eligible.verified}
      </span>
    </p>
  );
}
