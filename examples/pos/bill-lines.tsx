import { Icon } from '../look/icon';
import { moneyText } from '../merchant/money-text';
import { type Bill, type BillLine, itemCount, linePaise, QUANTITY_MAX, type Ware } from './bill';
import css from './bill-lines.module.css';
import { ProductPicture } from './product-picture';

/** What is bought; each quantity can be changed. */
export function BillLines({ bill, onQuantity }: { bill: Bill; onQuantity(ware: Ware, quantity: number): void }) {
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
          <li key={line.ware} className={css.line} data-empty={line.quantity === 0 || undefined}>
            <ProductPicture ware={line.ware} />
            <div className={css.what}>
              <span className={css.name}>{line.name}</span>
              <span className={css.unit}>
                {line.quantity} × {moneyText(line.unitPricePaise)}
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

function Stepper({ line, onQuantity }: { line: BillLine; onQuantity(ware: Ware, quantity: number): void }) {
  const { ware, name, quantity } = line;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend for two small buttons
    <div className={css.stepper} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={css.step}
        aria-label={`One ${name} less`}
        disabled={quantity === 0}
        onClick={() => onQuantity(ware, quantity - 1)}
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
        onClick={() => onQuantity(ware, quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
