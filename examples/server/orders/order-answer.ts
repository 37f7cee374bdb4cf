import type { BasketLine } from '../../catalogue/basket';
import type { Order, Payment, Proof } from './order';

/** Order as sent to the shopper's page. */
interface OrderAnswer {
  readonly orderId: string;
  readonly lines: readonly BasketLine[];
  /** GST included. */
  readonly amountPaise: number;
  readonly payment: Payment;
  readonly proofs: readonly Omit<Proof, 'jti'>[];
}

export const orderAnswer = ({ orderId, lines, amountPaise, payment, proofs }: Order): OrderAnswer => ({
  orderId,
  lines,
  amountPaise,
  payment,
  proofs: proofs.map(({ jti: _jti, ...proof }) => proof),
});
