import { Icon } from '../look/icon';
import { moneyText } from '../merchant/money-text';
import css from './preview.module.css';

/** A corner of the example shop, with the button that opens the sales app. `amount`: rupees as typed, '' = none. */
export function Preview(props: { amount: string; agentId: string; onOpen(): void }) {
  const amountPaise = Number(props.amount) * 100;
  return (
    <>
      <div className={css.head}>
        <h2 id="sales-app-title" className={css.title}>
          Sales app
        </h2>
        <span className={css.live}>
          <Icon name="live" sizePx={16} />
          Live
        </span>
        <a className={css.till} href={`/pos?agent=${props.agentId}`} target="_blank" rel="noopener">
          Open on the store till
          <Icon name="arrowOut" />
        </a>
      </div>
      <div className={css.shop}>
        <div className={css.counter}>
          <p className={css.name}>
            zenmart<i>.</i>
          </p>
          <p className={css.agent}>Agent {props.agentId}</p>
          <p className={css.amount}>{amountPaise > 0 ? moneyText(amountPaise) : 'No amount yet'}</p>
          <button type="button" className={css.open} onClick={props.onOpen}>
            Card-less EMI
          </button>
        </div>
      </div>
    </>
  );
}
