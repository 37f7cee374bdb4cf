import { hideSheet, openSheet, openSheetName } from './navigation';
import type { Turn } from './turn';

/** A check that lasts longer than this gets the 'Checking with lenders…' sheet. */
export const INTERSTITIAL_AFTER_MS = 600;

export function armInterstitial(turn: Turn): void {
  const id = turn.newId();
  turn.set({ interstitialTimerId: id });
  turn.ask({ type: 'startTimer', timer: 'interstitial', id, delayMs: INTERSTITIAL_AFTER_MS });
}

/** Covers the open sheet; it comes back if the check fails. Source: SAL-090. */
export function showInterstitial(turn: Turn): void {
  const { state } = turn;
  const behind = openSheetName(state);
  const data = state.bottomSheetData;
  openSheet(turn, 'SHOW_INTERSTITIAL_MSG', turn.messages.interstitial);
  turn.set({ interstitialTimerId: null, sheetBehind: behind === null ? null : { moduleName: behind, data } });
}

/** Ends the wait: the sheet that was covered is open again. */
export function endInterstitial(turn: Turn): void {
  turn.set({ interstitialTimerId: null });
  if (openSheetName(turn.state) !== 'SHOW_INTERSTITIAL_MSG') return;
  const behind = turn.state.sheetBehind;
  if (behind === null) hideSheet(turn);
  else openSheet(turn, behind.moduleName, behind.data);
}
