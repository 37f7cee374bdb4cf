import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../look/icon';
import { moneyText } from '../merchant/money-text';
import type { KnownOrder } from './order-client';
import css from './order-outcome.module.css';
import { ProofList } from './proof-list';

interface Words {
  readonly icon: IconName;
  readonly tone: 'good' | 'open' | 'bad';
  readonly title: string;
  readonly text: string;
}

function wordsFor(order: KnownOrder): Words {
  const { payment } = order;
  switch (payment.state) {
    case 'paid':
      return {
        icon: 'check',
        tone: 'good',
        title: `${moneyText(order.amountPaise - payment.duePaise)} paid by card-less EMI`,
        text:
          payment.duePaise === 0
            ? 'Thank you. We are packing your order.'
            : `Thank you. We are packing your order. Please pay the other ${moneyText(payment.duePaise)} at the door, by UPI or in cash.`,
      };
    case 'cancelled':
      return {
        icon: 'info',
        tone: 'open',
        title: 'The payment was cancelled',
        text: 'Nothing was charged. Your order waits for you.',
      };
    case 'failed':
      return {
        icon: 'warning',
        tone: 'bad',
        title: 'The payment did not go through',
        text: `Nothing was charged.${payment.errorCode === null ? '' : ` Code ${payment.errorCode}.`} Your order waits for you.`,
      };
    case 'open':
      return {
        icon: 'clock',
        tone: 'open',
        title: 'Not paid yet',
        text: 'We have not heard of a payment for this order.',
      };
    default:
      return payment satisfies never;
  }
}

/** Status of an order with its proof. `children`: available actions. */
export function OrderOutcome(props: { order: KnownOrder; isWatched: boolean; children?: ReactNode }) {
  const { order } = props;
  const words = wordsFor(order);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is a new heading, and is read out
  useEffect(() => title.current?.focus(), [order.payment.state]);
  return (
    <section className={css.outcome} aria-labelledby="outcome-title">
      <span className={css.sign} data-tone={words.tone}>
        <Icon name={words.icon} sizePx={24} />
      </span>
      <h1 id="outcome-title" ref={title} tabIndex={-1} className={css.title}>
        {words.title}
      </h1>
      <p className={css.text}>{words.text}</p>
      <ProofList order={order} isWatched={props.isWatched} />
      <div className={css.actions}>{props.children}</div>
    </section>
  );
}
