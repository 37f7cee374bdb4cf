import { type BasketLine, linePaise, QUANTITY_MAX } from '../catalogue/basket';
import { ProductDrawing } from '../catalogue/product-drawing';
import { type ProductId, products } from '../catalogue/products';
import { Icon } from '../look/icon';
import { moneyText } from '../merchant/money-text';
import { type Bill, itemCount } from './bill';
import css from './bill-lines.module.css';

export function BillLines({
  bill,
  onQuantity,
}: {
  bill: Bill;
  onQuantity(productId: ProductId, quantity: number): void;
}) {
  const count = itemCount(bill);
  return (
    <section className={css.bill} aria-labelledby="bill-title">
      <div className={css.head}>
        <h1 id="bill-title" className={css.title}>
          Bill {bill.number}
        </h1>
        <span className={css.count}>
          {count} {count === 1 ? 'item' : 'items'}
        </span>
      </div>
      <ul>
        {bill.lines.map((line) => (
          <li key={line.productId} className={css.line} data-empty={line.quantity === 0 || undefined}>
            <span className={css.picture}>
              <ProductDrawing picture={products[line.productId].pictures[0]} />
            </span>
            <div className={css.what}>
              <span className={css.name}>{products[line.productId].name}</span>
              <span className={css.unit}>
                {line.quantity} × {moneyText(products[line.productId].pricePaise)}
              </span>
            </div>
            <Stepper line={line} onQuantity={onQuantity} />
            <b className={css.price}>{moneyText(linePaise(line))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stepper({ line, onQuantity }: { line: BasketLine; onQuantity(productId: ProductId, quantity: number): void }) {
  const { productId, quantity } = line;
  const { name } = products[productId];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend for two small buttons
    <div className={css.stepper} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={css.step}
        aria-label={`One ${name} less`}
        disabled={quantity === 0}
        onClick={() => onQuantity(productId, quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <span className={css.quantity} aria-live="polite">
        {quantity}
      </span>
      <button
        type="button"
        className={css.step}
        aria-label={`One ${name} more`}
        disabled={quantity === QUANTITY_MAX}
        onClick={() => onQuantity(productId, quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
