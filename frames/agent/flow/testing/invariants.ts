import { salesAppCloseReasons } from '../../../../shared/bridge/close-reasons';
import type { SalesEffect } from '../events';
import { routeDetails, showInterstitial } from '../spec-names';
import { routes, type SalesState, sheetModules } from '../state';
import { callNames } from './every-event';

type EffectKind = SalesEffect['type'];

/** Every effect that exists; the type holds the list complete. */
const effectKinds: Readonly<Record<EffectKind, true>> = {
  call: true,
  abortCall: true,
  refreshToken: true,
  closeApp: true,
  applyTheme: true,
  rememberVerified: true,
  clearDraft: true,
  forgetSession: true,
  startTimer: true,
  share: true,
  openLink: true,
  copyText: true,
  checkConnection: true,
  checkStorage: true,
  report: true,
};

/** What is wrong with the form of a state, in words; empty = nothing. */
export function formFaults(state: SalesState): string[] {
  const faults: string[] = [];
  const { stack, sheet } = state;
  if (new Set(stack).size !== stack.length) faults.push('a screen lies on itself');
  if (!stack.every((path) => routes.includes(path))) faults.push('an address that does not exist');
  if (sheet.name !== 'none' && !sheetModules.includes(sheet.name)) faults.push('a sheet that does not exist');
  if (!/^\d{0,7}$/.test(state.amount)) faults.push('an amount that is none');
  if (!/^\d{0,10}$/.test(state.mobile)) faults.push('a mobile that is none');
  for (const [name, pending] of Object.entries(state.calls)) {
    if (pending.call !== name) faults.push(`${name} holds ${pending.call}`);
    if (pending.requestId >= state.nextId) faults.push('a number from the future');
  }
  return faults;
}

/** What is wrong with an effect; empty = nothing. */
export function effectFaults(effect: SalesEffect): string[] {
  if (!Object.hasOwn(effectKinds, effect.type)) return [`unknown effect ${effect.type}`];
  if (effect.type === 'call' && !callNames.includes(effect.pending.call)) return ['unknown call'];
  if (effect.type === 'closeApp' && !salesAppCloseReasons.includes(effect.reason)) return ['unknown reason'];
  return [];
}

/** Something is shown as under way although nobody is at work on it. */
export function stuck(state: SalesState): string[] {
  const { calls, mobileFlow, phase, terminalScreen, interrupted } = state;
  const { path } = routeDetails(state);
  const isOver =
    phase === 'closed' ||
    terminalScreen !== 'none' ||
    path === '/sales-session-expired' ||
    path === '/sales-agent-blocked';
  if (isOver) return [];
  const faults: string[] = [];
  const needs = (what: string, isShown: boolean, isAtWork: boolean): void => {
    if (isShown && !isAtWork) faults.push(`${what} for ever`);
  };
  needs('starting', phase === 'starting', calls.init !== undefined);
  needs('sending', mobileFlow.step === 'sending', calls.sendShareCode !== undefined);
  needs('verifying', mobileFlow.step === 'verifying', calls.verifyShareCode !== undefined);
  needs('checking', mobileFlow.step === 'verified', calls.checkEligibility !== undefined);
  needs('eligibility', state.checkEligibilityResponse.status === 'initiated', calls.checkEligibility !== undefined);
  needs('plans', state.getEmiDetailsResponse.status === 'initiated', calls.getEmiDetails !== undefined);
  needs('pre-check', state.preEligibilityResponse.status === 'initiated', calls.preEligibility !== undefined);
  needs('link', state.ntbShare.step === 'submitting', calls.shareNtbApplication !== undefined);
  needs(
    'interstitial',
    showInterstitial(state),
    calls.checkEligibility !== undefined || calls.getEmiDetails !== undefined,
  );
  // The lenders list draws its skeleton until the plans are there.
  const isListEmpty = path === '/sales-lenders-list' && state.getEmiDetailsResponse.status !== 'success';
  const isExplained = state.errorModal.status === 'open' || (state.offline && interrupted.length > 0);
  needs('the list', isListEmpty, calls.getEmiDetails !== undefined || isExplained);
  return faults;
}
