import { Icon } from '../look/icon';
import css from './shop-promises.module.css';

const DELIVERY_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });

export function ShopPromises() {
  return (
    <ul className={css.promises}>
      <li>
        <Icon name="bag" />
        Delivery by {day.format(Date.now() + DELIVERY_DAYS * DAY_MS)}
      </li>
      <li>
        <Icon name="retry" />
        10-day returns
      </li>
      <li>
        <Icon name="shield" />
        2-year warranty
      </li>
    </ul>
  );
}
