import { hideSheet, openSheet, openSheetName } from './navigation';
import type { SalesContext } from './sales-context';

/** A check that lasts longer than this gets the 'Checking with lenders…' sheet. */
export const INTERSTITIAL_AFTER_MS = 600;

export function armInterstitial(context: SalesContext): void {
  const id = context.newId();
  context.set({ interstitialTimerId: id });
  context.ask({ type: 'startTimer', timer: 'interstitial', id, delayMs: INTERSTITIAL_AFTER_MS });
}

/** Covers the open sheet; it comes back if the check fails. Source: SAL-090. */
export function showInterstitial(context: SalesContext): void {
  const { state } = context;
  const behind = openSheetName(state);
  const data = state.bottomSheetData;
  openSheet(context, 'SHOW_INTERSTITIAL_MSG', context.messages.interstitial);
  context.set({ interstitialTimerId: null, sheetBehind: behind === null ? null : { moduleName: behind, data } });
}

/** Ends the wait: the sheet that was covered is open again. */
export function endInterstitial(context: SalesContext): void {
  context.set({ interstitialTimerId: null });
  if (openSheetName(context.state) !== 'SHOW_INTERSTITIAL_MSG') return;
  const behind = context.state.sheetBehind;
  if (behind === null) hideSheet(context);
  else openSheet(context, behind.moduleName, behind.data);
}
