import type { ResponseOf } from '../../../shared/api/endpoint';
import type { getKfsData } from '../../../shared/api/payment-kfs';
import type { Failure } from '../../platform/api/failure';
import { startCall } from './calling';
import type { Turn } from './turn';

/** Fetches the statement; the consent starts unticked. */
export function openKfs(turn: Turn): void {
  turn.type({ isKfsAccepted: false });
  turn.set({ kfs: null });
  turn.show({ name: 'kfs', phase: 'loading', failure: null, isChanged: false });
  startCall(turn, 'getKfs', undefined);
}

export function onKfs(turn: Turn, data: ResponseOf<typeof getKfsData>): void {
  const screen = turn.on('kfs');
  if (!screen) return;
  turn.set({ kfs: data });
  turn.show({ ...screen, phase: 'reading', failure: null });
}

export function toggleKfs(turn: Turn, isAccepted: boolean): void {
  if (turn.on('kfs')?.phase === 'reading' && turn.state.kfs?.kfsData) turn.type({ isKfsAccepted: isAccepted });
}

/** Sends exactly the version and hash that are on the screen. */
export function submitKfs(turn: Turn): void {
  const screen = turn.on('kfs');
  const statement = turn.state.kfs?.kfsData;
  if (screen?.phase !== 'reading' || !statement || !turn.state.typed.isKfsAccepted) return;
  turn.show({ ...screen, phase: 'agreeing', failure: null });
  const { kfsVersion, contentHash } = statement;
  startCall(turn, 'authorizeKfs', { kfsVersion, contentHash, isAccepted: true });
}

/** What was read is no longer what would be agreed to: the new statement is shown, and asks for a new consent. */
export function onKfsChanged(turn: Turn): void {
  openKfs(turn);
  const screen = turn.on('kfs');
  if (screen) turn.show({ ...screen, isChanged: true });
}

export function onKfsMissing(turn: Turn, failure: Failure): void {
  const screen = turn.on('kfs');
  if (screen) turn.show({ ...screen, phase: 'reading', failure });
}
