/** English text of `NETWORK_INTERCEPTED`, which the client shows without the message catalogue. */
export const INTERCEPTED_MESSAGE =
  'Your network answered instead of us. Sign in to your Wi-Fi or use another network, then try again.';
