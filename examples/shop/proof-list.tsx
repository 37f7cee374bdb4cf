import { Icon } from '../look/icon';
import type { KnownOrder, Proof } from './order-client';
import css from './proof-list.module.css';

const ways = {
  page: { name: 'This page', text: 'handed over the signed result of the checkout' },
  webhook: { name: 'Webhook', text: 'Kadam’s server sent the signed result to ours' },
  track: { name: 'Asked', text: 'our server asked Kadam’s and got the signed result' },
} as const satisfies Record<Proof['way'], { name: string; text: string }>;

// biome-ignore lint/plugin: a time of day for the developer at this device
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', hourCycle: 'h23' });

/** Results that the shop's server has verified, in order of arrival. A real shop would not show them. */
export function ProofList({ order, isWatched }: { order: KnownOrder; isWatched: boolean }) {
  return (
    <div className={css.proofs}>
      <h2 className={css.title}>What the shop’s server knows of order {order.orderId}</h2>
      <ul className={css.list} aria-label="Verified results">
        {order.proofs.map(({ way, status, verifiedAtMs }) => (
          <li key={`${way} ${verifiedAtMs} ${status}`} className={css.proof} data-way={way}>
            <Icon name="shield" />
            <span className={css.what}>
              <b>{ways[way].name}</b> {ways[way].text}
            </span>
            <span className={css.said}>
              {status} · {clock.format(verifiedAtMs)}
            </span>
          </li>
        ))}
        {order.proofs.length === 0 && <li className={css.proof}>No signed result has come.</li>}
      </ul>
      <p role="status" className={css.waiting}>
        {isWatched && (order.payment.state === 'paid' ? 'The webhook has still to come.' : 'Asking again…')}
      </p>
    </div>
  );
}
