import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/money-text';
import { Tag } from '../../kit/tag';
import css from './steps-art.module.css';

interface StepsArtProps {
  readonly name: string;
  /** Drawing of the product. */
  readonly picture: ReactNode;
  /** Texts: '₹54,000', '₹9,000', '6 steps of ₹9,000, ₹0 today'. */
  readonly price: string;
  readonly emi: string;
  readonly steps: string;
  /** 'NO COST EMI*' without interest, else the interest. */
  readonly tag: string | null;
  readonly interest: string | null;
}

export const STEPS_DRAWN = 6;
const six = Array.from({ length: STEPS_DRAWN }, (_, at) => at + 1);

/** Receipt of a purchase with an instalment on each of six steps. The page repeats its content as text. */
export function StepsArt({ name, picture, price, emi, steps, tag, interest }: StepsArtProps): ReactNode {
  return (
    <div className={css.art} aria-hidden="true">
      <div className={css.receipt}>
        <div className={css.first}>
          <span>{name}</span>
          {tag !== null && <Tag tone="gold">{tag}</Tag>}
        </div>
        <b className="num" translate="no">
          {price}
        </b>
        <p className="num">
          <MoneyText>{steps}</MoneyText>
        </p>
        {interest !== null && (
          <p className="num">
            <MoneyText>{interest}</MoneyText>
          </p>
        )}
      </div>
      <ol className={css.steps}>
        {six.map((step) => (
          <li key={step}>
            {step === STEPS_DRAWN && <span className={css.on}>{picture}</span>}
            <span className="num" translate="no">
              {emi}
            </span>
            <small>{step}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
