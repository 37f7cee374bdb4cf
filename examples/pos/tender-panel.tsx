import type { ReactNode } from 'react';
import { moneyText } from '../merchant/money-text';
import { type Bill, includedGstPaise, totalPaise } from './bill';
import css from './tender-panel.module.css';
import { type Tender, tenders } from './till-state';

/** The total and the ways to pay. `children`: what there is to say about the sales app. */
export function TenderPanel(props: {
  bill: Bill;
  onTender(tender: Tender): void;
  onCardlessEmi(): void;
  children: ReactNode;
}) {
  const total = totalPaise(props.bill);
  const isEmpty = total === 0;
  return (
    <section className={css.panel} aria-label="Payment">
      <div className={css.sum}>
        <span>Total with GST</span>
        <b className={css.total}>{moneyText(total)}</b>
        <span className={css.gst}>
          {isEmpty ? 'Add an item to take payment' : `includes ${moneyText(includedGstPaise(total))} GST at 18%`}
        </span>
      </div>
      {props.children}
      <div className={css.tenders}>
        {tenders.map((tender) => (
          <button
            key={tender}
            type="button"
            className={css.tender}
            disabled={isEmpty}
            onClick={() => props.onTender(tender)}
          >
            {tender}
          </button>
        ))}
        <button type="button" className={css.emi} disabled={isEmpty} onClick={props.onCardlessEmi}>
          Card-less EMI
        </button>
      </div>
    </section>
  );
}
