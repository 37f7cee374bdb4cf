import { showsTimer } from '../flow/screen-facts';
import type { ShownState } from '../flow/state';

/** Until when something on the screen counts down, epoch ms of this device; null while nothing does. */
export function countsUntilMs(state: ShownState): number | null {
  const { screen, timer } = state;
  const orderEndMs = timer && showsTimer(state) ? timer.endsAtMs : null;
  const resendAtMs = 'sent' in screen ? (screen.sent?.resendAtMs ?? null) : null;
  if (orderEndMs === null) return resendAtMs;
  return resendAtMs === null ? orderEndMs : Math.max(orderEndMs, resendAtMs);
}
