import { ntbLenders } from './selectors';
import type { Turn } from './turn';

/** The form that a reload has interrupted, once its lender is known to take an application still. */
export function resumeNtbForm(turn: Turn): void {
  const { resumesWith } = turn.state.ntb;
  if (resumesWith === null || turn.on('ntbOffer')?.phase !== 'choosing') return;
  const isOpen = ntbLenders(turn.state).some(({ lenderId }) => lenderId === resumesWith);
  const selectedNtbLenderId = isOpen ? resumesWith : turn.state.ntb.selectedNtbLenderId;
  turn.set({ ntb: { ...turn.state.ntb, resumesWith: null, selectedNtbLenderId } });
  if (isOpen) turn.show({ name: 'ntbApplication', phase: 'entering', failure: null, isRestored: true });
}
