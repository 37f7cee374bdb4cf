import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { sampleProducts } from '../../../shared/site/samples';
import { Inline } from '../../kit/layout/inline';
import { productMessages } from '../../product-plans/messages';
import { Art } from '../home/art';
import { merchantMessages } from './messages';
import css from './step-drawing.module.css';

/** ₹72,000 is whole rupees over 3, 6 and 12 months. */
const product = sampleProducts.find(({ art }) => art === 'laptop');
const DRAWN_MONTHS = [3, 6, 12] as const;
const CODE = ['4', '0', '7', '', ''] as const;

interface StepDrawingProps {
  readonly locale: Locale;
  /** From 0; nothing is drawn beyond the fourth step. */
  readonly at: number;
  readonly shop: string;
}

/** A phone at a step of the purchase. Decoration: the step is written next to it. */
export function StepDrawing({ locale, at, shop }: StepDrawingProps): ReactNode {
  const { drawn } = messagesIn(locale, merchantMessages).steps;
  const price = product?.priceRupees ?? 0;
  const screens = [
    <>
      <Inline as="p" gap={2} align="center" justify="between">
        <b translate="no">{shop}</b>
        <span className="num" translate="no">
          {formatRupees(price)}
        </span>
      </Inline>
      <p className={css.picture}>
        <Art art="laptop" />
      </p>
      <p className={css.button}>{drawn.buyNow}</p>
    </>,
    <>
      <Inline as="p" gap={2} align="center" justify="between">
        <b>{drawn.payment}</b>
      </Inline>
      {drawn.ways.map((method, place) => (
        <Inline
          key={method}
          as="p"
          gap={2}
          align="center"
          justify="between"
          className={css.option}
          data-chosen={place === drawn.ways.length - 1 ? '' : undefined}
        >
          {method}
        </Inline>
      ))}
      <Inline as="p" gap={2} align="center" justify="between" className={css.option}>
        {brand.name}
      </Inline>
    </>,
    <>
      <Inline as="p" gap={2} align="center" justify="between">
        <b>{drawn.otp}</b>
      </Inline>
      <p className={css.code} translate="no">
        {CODE.map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
          <i key={place}>{digit}</i>
        ))}
      </p>
      <p className={css.button} data-off="">
        {drawn.verify}
      </p>
    </>,
    <>
      <Inline as="p" gap={2} align="center" justify="between">
        <b>{drawn.pick}</b>
      </Inline>
      {DRAWN_MONTHS.map((count) => (
        <Inline
          key={count}
          as="p"
          gap={2}
          align="center"
          justify="between"
          className={css.option}
          data-chosen={count === DRAWN_MONTHS.at(-1) ? '' : undefined}
        >
          {messagesIn(locale, productMessages).plans.months(count)}
          <span className="num" translate="no">
            {formatRupees(price / count)}
          </span>
        </Inline>
      ))}
      <p className={css.button}>{drawn.read}</p>
    </>,
  ];
  const screen = screens[at];
  return screen === undefined ? null : (
    <div className={css.phone} aria-hidden="true">
      {screen}
    </div>
  );
}
