import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import * as icons from '../../kit/icons';
import type { ViewProps } from '../view';
import css from './shopper-line.module.css';

/** Whose credit line pays, and the way to use another number. The host may hide either. Source: S1§3. */
export function ShopperLine({ state, send, messages }: ViewProps): ReactNode {
  const { showMobileContainer, showEditIcon } = state.widgetData.userDetailsConfig;
  if (!showMobileContainer || !state.isMobileVerified || state.maskedMobile === null) return null;
  return (
    <div className={css.line}>
      <Icon path={icons.person} size={20} />
      <span className={`num ${css.mobile}`}>{messages.order.mobile(state.maskedMobile)}</span>
      {showEditIcon && (
        <IconButton
          icon={icons.edit}
          label={messages.order.changeMobile}
          onClick={() => send({ type: 'mobileEditAsked' })}
        />
      )}
    </div>
  );
}
