/** The English sentence of `NETWORK_INTERCEPTED`: the client says it without the catalogue. */
export const INTERCEPTED_MESSAGE =
  'Your network answered instead of us. Sign in to your Wi-Fi or use another network, then try again.';
