import type { ProductId } from '../catalogue/products';
import { type Bill, newBill, totalPaise, withQuantity } from './bill';
import type { SalesAppState } from './sales-app-state';

/**
 * Payment methods of this till. Card-less EMI is not among them: the sales app checks and shares, but takes no money.
 */
export const tenders = ['Cash', 'UPI', 'Card'] as const;
export type Tender = (typeof tenders)[number];

interface TillState {
  readonly bill: Bill;
  readonly payment:
    | { readonly step: 'choosing' }
    | { readonly step: 'paid'; readonly tender: Tender; readonly paidAtMs: number };
  readonly salesApp: SalesAppState;
}

type TillEvent =
  | { readonly type: 'quantityChanged'; readonly productId: ProductId; readonly quantity: number }
  | { readonly type: 'tenderTaken'; readonly tender: Tender; readonly atMs: number }
  | { readonly type: 'newBillWanted' }
  | { readonly type: 'salesAppChanged'; readonly salesApp: SalesAppState };

const FIRST_BILL_NUMBER = 20_418;

export const initialTill: TillState = {
  bill: newBill(FIRST_BILL_NUMBER),
  payment: { step: 'choosing' },
  salesApp: { step: 'closed' },
};

/** An empty bill cannot be paid, and a paid bill cannot be changed. */
export function nextTill(till: TillState, event: TillEvent): TillState {
  switch (event.type) {
    case 'quantityChanged':
      if (till.payment.step === 'paid') return till;
      return { ...till, bill: withQuantity(till.bill, event.productId, event.quantity) };
    case 'tenderTaken':
      if (till.payment.step === 'paid' || totalPaise(till.bill) === 0) return till;
      return { ...till, payment: { step: 'paid', tender: event.tender, paidAtMs: event.atMs } };
    case 'newBillWanted':
      return { ...initialTill, bill: newBill(till.bill.number + 1) };
    case 'salesAppChanged':
      return { ...till, salesApp: event.salesApp };
    default:
      return event satisfies never;
  }
}
