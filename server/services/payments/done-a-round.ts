/** How many payments, reservations or webhooks one round in the background looks after at most; the rest waits for the next
 *  one, or for another process. */
export const DONE_A_ROUND = 20;
