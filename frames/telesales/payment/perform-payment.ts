import type { PerformPorts } from '../../platform/page/site-page';
import { drafts, draftsOf } from './drafts';
import type { PaymentEffect, PaymentEvent, PaymentInput } from './payment-state';

/** Stores the draft, changes the anchor, and closes the desk once its agent has left. */
export function performPayment({
  page,
  data,
  close,
}: PerformPorts<PaymentEvent, PaymentInput>): (effect: PaymentEffect) => void {
  const { agentId } = data.agent;
  const store = draftsOf(page);
  return (effect) => {
    switch (effect.type) {
      case 'left':
        close('over');
        break;
      case 'wentTo':
        page.location.hash = effect.anchor;
        break;
      case 'draftChanged':
        if (store) drafts.write(store, agentId, effect.fields, page.Date.now());
        break;
      case 'draftDropped':
        if (store) drafts.clear(store, agentId);
        break;
      default:
        effect satisfies never;
    }
  };
}
