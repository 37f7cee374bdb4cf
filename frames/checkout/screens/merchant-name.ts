import type { ShownState } from '../flow/state';

/** As the server knows the shop, else as the host called it; '' before either is known. */
export const merchantName = ({ navBarConfig }: ShownState): string => navBarConfig.titleText;
