import type { ShownState } from '../flow/state';

/** As the server knows the shop, else as the host called it; '' before either is known. */
export const merchantName = ({ config, merchant }: ShownState): string =>
  config.txnHeader.merchantName || merchant.merchantName;

/** The same of its logo. */
export const merchantLogo = ({ config, merchant }: ShownState): string =>
  config.txnHeader.merchantLogo ?? merchant.merchantLogo;
