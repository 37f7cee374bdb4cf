import { type BasketLine, basketPaise } from '../catalogue/basket';
import { Icon, type IconName } from '../look/icon';
import { moneyText } from '../merchant/money-text';
import { useTerms } from '../shop/use-terms';
import css from './pay-methods.module.css';

const methods = [
  { method: 'upi', icon: 'receipt', name: 'UPI', note: 'Any UPI app' },
  { method: 'cardlessEmi', icon: 'calendar', name: 'Card-less EMI', note: '' },
  { method: 'card', icon: 'wallet', name: 'Debit or credit card', note: 'Visa, Mastercard, RuPay' },
  { method: 'netbanking', icon: 'bank', name: 'Netbanking', note: 'All banks' },
] as const satisfies readonly { method: string; icon: IconName; name: string; note: string }[];
export type PayMethod = (typeof methods)[number]['method'];

/** Payment methods. The lowest card-less EMI comes from the shop's server. */
export function PayMethods(props: {
  basket: readonly BasketLine[];
  method: PayMethod;
  isBusy: boolean;
  onMethod(method: PayMethod): void;
}) {
  const terms = useTerms(basketPaise(props.basket) / 100);
  const cardlessNote =
    terms === null || terms.lowestEmi === null
      ? 'No card, just your mobile number'
      : `From ${moneyText(terms.lowestEmi * 100)}/month, no card`;
  return (
    <fieldset className={css.methods} disabled={props.isBusy}>
      <legend className={css.legend}>Pay with</legend>
      {methods.map(({ method, icon, name, note }) => (
        <label key={method} className={css.method}>
          <input
            type="radio"
            name="method"
            className={css.radio}
            checked={method === props.method}
            onChange={() => props.onMethod(method)}
          />
          <Icon name={icon} sizePx={24} />
          <span>
            <b className={css.name}>{name}</b>
            <span className={css.note}>{method === 'cardlessEmi' ? cardlessNote : note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
