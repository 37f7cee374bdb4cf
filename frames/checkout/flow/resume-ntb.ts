import type { CheckoutContext } from './checkout-context';
import { ntbLenders } from './selectors';

/** The form that a reload has interrupted, once its lender is known to take an application still. */
export function resumeNtbForm(context: CheckoutContext): void {
  const { resumesWith } = context.state.ntb;
  if (resumesWith === null || context.on('ntbOffer')?.phase !== 'choosing') return;
  const isOpen = ntbLenders(context.state).some(({ lenderId }) => lenderId === resumesWith);
  const selectedNtbLenderId = isOpen ? resumesWith : context.state.ntb.selectedNtbLenderId;
  context.set({ ntb: { ...context.state.ntb, resumesWith: null, selectedNtbLenderId } });
  if (isOpen) context.show({ name: 'ntbApplication', phase: 'entering', failure: null, isRestored: true });
}
