import type { ReactNode } from 'react';
import type { DisputePurchase } from '../../shared/api/disputes';
import { dayInIndia } from '../../shared/rules/india-days';
import { Link } from '../kit/link';
import { MoneyText } from '../kit/money-text';
import { Option, OptionGroup } from '../kit/option';
import { Tile } from '../kit/tile';
import { Caption } from '../kit/type/caption';
import css from './contact.module.css';
import type { DisputeMessages } from './messages';

interface PurchaseChoiceProps {
  readonly t: DisputeMessages['contact']['about'];
  readonly purchases: readonly DisputePurchase[];
  /** Null: none, or none yet. */
  readonly chosen: DisputePurchase | null;
  readonly isChoosing: boolean;
  readonly onAsk: () => void;
  readonly onChoose: (txnUuid: string | null) => void;
}

/** The chosen purchase, or the list to choose from. */
export function PurchaseChoice(props: PurchaseChoiceProps): ReactNode {
  const { t, purchases, chosen, isChoosing, onAsk, onChoose } = props;
  const boughtIn = ({ boughtAtMs, amountRupees, lenderName }: DisputePurchase): string =>
    t.bought(dayInIndia(boughtAtMs), amountRupees, lenderName);
  const titleOf = ({ title, moreItems, merchantName }: DisputePurchase): string =>
    t.titled(moreItems > 0 ? `${title} ${t.more(moreItems)}` : title, merchantName);
  if (purchases.length === 0) return <Caption size={14}>{t.nothing}</Caption>;
  if (!isChoosing)
    return (
      <>
        <p className={css.label}>{t.label}</p>
        <div className={css.chosen}>
          {chosen && <Tile name={chosen.merchantName} />}
          <span className={css.text}>
            <b>{chosen ? titleOf(chosen) : t.none}</b>
            {chosen && (
              <small>
                <MoneyText>{boughtIn(chosen)}</MoneyText>
              </small>
            )}
          </span>
          <Link onClick={onAsk}>{t.change}</Link>
        </div>
      </>
    );
  return (
    <>
      <p className={css.label} aria-hidden="true">
        {t.choose}
      </p>
      <OptionGroup label={t.choose}>
        {purchases.map((purchase) => (
          <Option
            key={purchase.txnUuid}
            group="purchase"
            title={titleOf(purchase)}
            under={<MoneyText>{boughtIn(purchase)}</MoneyText>}
            checked={chosen?.txnUuid === purchase.txnUuid}
            onChoose={() => onChoose(purchase.txnUuid)}
          />
        ))}
        <Option group="purchase" title={t.none} checked={false} onChoose={() => onChoose(null)} />
      </OptionGroup>
    </>
  );
}
