import { at } from '../../platform/flow/at';
import { type CheckoutFlow, change, show } from './checkout-flow';
import { ntbLenders } from './selectors';

/** The form that a reload has interrupted, once its lender is known to take an application still. */
export function resumeNtbForm(flow: CheckoutFlow): void {
  const { resumesWith } = flow.state.ntb;
  if (resumesWith === null || at(flow.state, 'ntbOffer')?.phase !== 'choosing') return;
  const isOpen = ntbLenders(flow.state).some(({ lenderId }) => lenderId === resumesWith);
  const selectedNtbLenderId = isOpen ? resumesWith : flow.state.ntb.selectedNtbLenderId;
  change(flow, { ntb: { ...flow.state.ntb, resumesWith: null, selectedNtbLenderId } });
  if (isOpen) show(flow, { name: 'ntbApplication', phase: 'entering', failure: null, isRestored: true });
}
