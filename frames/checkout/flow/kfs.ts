import type { ResponseOf } from '../../../shared/api/endpoint';
import type { getKfsData } from '../../../shared/api/payment-kfs';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';

/** Fetches the statement; the consent starts unticked. */
export function openKfs(flow: CheckoutFlow): void {
  enter(flow, { isKfsAccepted: false });
  change(flow, { kfs: null });
  show(flow, { name: 'kfs', phase: 'loading', failure: null, isChanged: false });
  callOnce(flow, 'getKfs', undefined);
}

export function onKfs(flow: CheckoutFlow, data: ResponseOf<typeof getKfsData>): void {
  const screen = at(flow.state, 'kfs');
  if (!screen) return;
  change(flow, { kfs: data });
  show(flow, { ...screen, phase: 'reading', failure: null });
}

export function toggleKfs(flow: CheckoutFlow, isAccepted: boolean): void {
  if (at(flow.state, 'kfs')?.phase === 'reading' && flow.state.kfs?.kfsData) enter(flow, { isKfsAccepted: isAccepted });
}

/** Sends exactly the version and hash that are on the screen. */
export function submitKfs(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'kfs');
  const statement = flow.state.kfs?.kfsData;
  if (screen?.phase !== 'reading' || !statement || !flow.state.paymentUserData.isKfsAccepted) return;
  show(flow, { ...screen, phase: 'agreeing', failure: null });
  const { kfsVersion, contentHash } = statement;
  callOnce(flow, 'authorizeKfs', { kfsVersion, contentHash, isAccepted: true });
}

/** What was read is no longer what would be agreed to: the new statement is shown, and asks for a new consent. */
export function onKfsChanged(flow: CheckoutFlow): void {
  openKfs(flow);
  const screen = at(flow.state, 'kfs');
  if (screen) show(flow, { ...screen, isChanged: true });
}

export function onKfsMissing(flow: CheckoutFlow, failure: Failure): void {
  const screen = at(flow.state, 'kfs');
  if (screen) show(flow, { ...screen, phase: 'reading', failure });
}
