import { useEffect, useRef } from 'react';
import { linePaise } from '../catalogue/basket';
import { products } from '../catalogue/products';
import { Icon } from '../look/icon';
import { moneyText } from '../merchant/money-text';
import { type Bill, includedGstPaise, totalPaise } from './bill';
import css from './receipt.module.css';
import type { Tender } from './till-state';

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const howPaid = { Cash: 'in cash', UPI: 'by UPI', Card: 'by card' } as const satisfies Record<Tender, string>;

/** The paid bill. States that this example moves no money. */
export function Receipt(props: { bill: Bill; agentId: string; tender: Tender; paidAtMs: number; onNewBill(): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const total = totalPaise(props.bill);
  const bought = props.bill.lines.filter((line) => line.quantity > 0);
  return (
    <section className={css.counter} aria-labelledby="receipt-title">
      <div className={css.paid}>
        <span className={css.tick}>
          <Icon name="check" sizePx={24} />
        </span>
        <h1 id="receipt-title" ref={title} tabIndex={-1} className={css.title}>
          {moneyText(total)} paid {howPaid[props.tender]}
        </h1>
        <p className={css.note}>This till is an example: the payment is recorded here and no money moved.</p>
      </div>
      <div className={css.paper}>
        <p className={css.shop}>
          zenmart<i>.</i>
        </p>
        <dl className={css.rows}>
          <Row name="Bill" value={String(props.bill.number)} />
          <Row name="Time" value={clock.format(props.paidAtMs)} />
          <Row name="Agent" value={props.agentId} />
        </dl>
        <dl className={css.rows}>
          {bought.map((line) => (
            <Row
              key={line.productId}
              name={`${line.quantity} × ${products[line.productId].name}`}
              value={moneyText(linePaise(line))}
            />
          ))}
        </dl>
        <dl className={css.rows}>
          <Row name="of which GST at 18%" value={moneyText(includedGstPaise(total))} />
          <Row name={`Paid ${howPaid[props.tender]}`} value={moneyText(total)} isTotal />
        </dl>
      </div>
      <button type="button" className={css.next} onClick={props.onNewBill}>
        New bill
      </button>
    </section>
  );
}

function Row({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={css.row} data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
