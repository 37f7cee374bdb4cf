import type { ReactNode } from 'react';
import { moneyText } from '../merchant/money-text';
import { type Bill, includedGstPaise, totalPaise } from './bill';
import css from './tender-panel.module.css';
import { type Tender, tenders } from './till-state';

/** Total and payment methods. `children`: notes on the sales app. */
export function TenderPanel(props: {
  bill: Bill;
  /** The sales app is docked next to the bill; the button moves the focus into it. */
  isEmiOpen: boolean;
  onTender(tender: Tender): void;
  onCardlessEmi(): void;
  children: ReactNode;
}) {
  const total = totalPaise(props.bill);
  const gst = includedGstPaise(total);
  const isEmpty = total === 0;
  return (
    <section className={css.panel} aria-label="Payment">
      <dl className={css.parts}>
        <div>
          <dt>Price before GST</dt>
          <dd>{moneyText(total - gst)}</dd>
        </div>
        <div>
          <dt>GST at 18%</dt>
          <dd>{moneyText(gst)}</dd>
        </div>
      </dl>
      <div className={css.sum}>
        <span>Total with GST</span>
        <b className={css.total}>{moneyText(total)}</b>
        {isEmpty && <span className={css.why}>Add an item to take payment.</span>}
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
        <button
          type="button"
          className={css.emi}
          aria-expanded={props.isEmiOpen}
          disabled={isEmpty}
          onClick={props.onCardlessEmi}
        >
          Card-less EMI
        </button>
      </div>
    </section>
  );
}
