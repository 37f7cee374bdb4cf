/** Of each kind of what is kept about a customer he is shown that many, the newest. */
export const HELD_AT_MOST = 500;
