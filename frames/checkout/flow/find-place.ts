import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import type { Turn } from './turn';

/** Asks the server where the payment stands, and shows that. The step that was on its way keeps saying so. */
export function findPlace(turn: Turn, why: Failure | null): void {
  abandonCall(turn, 'details');
  turn.set({ reason: why });
  startCall(turn, 'details', undefined);
}
