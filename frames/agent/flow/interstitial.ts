import { noSheet, noText } from './initial-state';
import type { SalesContext } from './sales-context';
import { setSheet, sheetOf } from './sheets';
import { setOver } from './views';

/** A check that lasts longer than this gets the 'Checking with lenders…' sheet. */
const INTERSTITIAL_AFTER_MS = 600;

export function armInterstitial(context: SalesContext): void {
  const id = context.newId();
  setOver(context, { interstitialTimerId: id });
  context.ask({ type: 'startTimer', timer: 'interstitial', id, delayMs: INTERSTITIAL_AFTER_MS });
}

/** Covers the open sheet; it comes back if the check fails. Source: SAL-090. */
export function coverWithInterstitial(context: SalesContext): void {
  const sheet = sheetOf(context.state.view);
  setOver(context, { interstitialTimerId: null });
  if (sheet.name === 'SHOW_INTERSTITIAL_MSG') return;
  const covers = sheet.name === 'none' ? null : sheet;
  const text = { ...noText, ...context.messages.interstitial };
  setSheet(context, { name: 'SHOW_INTERSTITIAL_MSG', text, covers });
}

/** Ends the wait: the sheet that was covered is open again. */
export function endInterstitial(context: SalesContext): void {
  const sheet = sheetOf(context.state.view);
  setOver(context, { interstitialTimerId: null });
  if (sheet.name === 'SHOW_INTERSTITIAL_MSG') setSheet(context, sheet.covers ?? noSheet);
}
