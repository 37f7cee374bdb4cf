import type { ResponseOf } from '../../../shared/api/endpoint';
import type { getKfsData } from '../../../shared/api/payment-kfs';
import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';

/** Fetches the statement; the consent starts unticked. */
export function openKfs(context: CheckoutContext): void {
  context.type({ isKfsAccepted: false });
  context.set({ kfs: null });
  context.show({ name: 'kfs', phase: 'loading', failure: null, isChanged: false });
  context.call('getKfs', undefined);
}

export function onKfs(context: CheckoutContext, data: ResponseOf<typeof getKfsData>): void {
  const screen = context.on('kfs');
  if (!screen) return;
  context.set({ kfs: data });
  context.show({ ...screen, phase: 'reading', failure: null });
}

export function toggleKfs(context: CheckoutContext, isAccepted: boolean): void {
  if (context.on('kfs')?.phase === 'reading' && context.state.kfs?.kfsData) context.type({ isKfsAccepted: isAccepted });
}

/** Sends exactly the version and hash that are on the screen. */
export function submitKfs(context: CheckoutContext): void {
  const screen = context.on('kfs');
  const statement = context.state.kfs?.kfsData;
  if (screen?.phase !== 'reading' || !statement || !context.state.paymentUserData.isKfsAccepted) return;
  context.show({ ...screen, phase: 'agreeing', failure: null });
  const { kfsVersion, contentHash } = statement;
  context.call('authorizeKfs', { kfsVersion, contentHash, isAccepted: true });
}

/** What was read is no longer what would be agreed to: the new statement is shown, and asks for a new consent. */
export function onKfsChanged(context: CheckoutContext): void {
  openKfs(context);
  const screen = context.on('kfs');
  if (screen) context.show({ ...screen, isChanged: true });
}

export function onKfsMissing(context: CheckoutContext, failure: Failure): void {
  const screen = context.on('kfs');
  if (screen) context.show({ ...screen, phase: 'reading', failure });
}
