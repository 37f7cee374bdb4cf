import { isSameData } from '../../platform/flow/same-data';
import { canClose, canGoBack } from './screen-facts';
import { rowOf } from './screen-table';
import type { CheckoutState, NavBarConfig, ShownState } from './state';

function navBarOf(state: ShownState): NavBarConfig {
  const { config, merchant, screen } = state;
  const { txnHeader } = config;
  return {
    // As the server knows the shop, else as the host called it.
    titleText: txnHeader.merchantName || merchant.merchantName,
    logo: txnHeader.merchantLogo ?? merchant.merchantLogo,
    showBackBtn: canGoBack(state),
    showHelpBtn: rowOf(screen).hasHelp === true,
    showCloseBtn: canClose(state),
  };
}

/** The state with the bar that belongs to it; the same object where the bar has not changed. */
export function withNavBar(state: CheckoutState): CheckoutState {
  const navBarConfig = navBarOf(state);
  return isSameData(navBarConfig, state.navBarConfig) ? state : { ...state, navBarConfig };
}
