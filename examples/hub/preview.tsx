import type { RefObject } from 'react';
import { ProductDrawing } from '../catalogue/product-drawing';
import { products } from '../catalogue/products';
import { Icon } from '../look/icon';
import type { HostEvent } from '../merchant/host-event';
import { moneyText } from '../merchant/money-text';
import type { Demo } from './demos';
import { useHubMessages } from './messages-context';
import { Notice } from './notice';
import type { HubOptions } from './options';
import { PaymentLinkTry } from './payment-link-try';
import css from './preview.module.css';
import { PromoTry } from './promo-try';

/** Part of the example shop with the live demo. `place`: container of an inline widget. */
export function Preview(props: {
  demo: Demo;
  options: HubOptions;
  merchantKey: string;
  isOpen: boolean;
  /** Error code of the last call; null if it succeeded. */
  failure: string | null;
  place: RefObject<HTMLDivElement | null>;
  onCall(): void;
  onEvent(event: HostEvent): void;
}) {
  const { demo, options, failure } = props;
  const t = useHubMessages();
  const amountPaise =
    demo.id === 'checkout' || demo.id === 'payment-link'
      ? products['lumen-m2-kit'].pricePaise
      : Number(options.amount) * 100;
  const isInline = demo.id === 'benefits' || (demo.id === 'eligibility' && options.placement === 'inline');
  const isTill = demo.id === 'sales-app';
  const path = isTill ? `${demo.page.path}?agent=${options.agentId}` : demo.page.path;
  return (
    <>
      <div className={css.head}>
        <h2 id="demo-title" className={css.title}>
          {t.demos[demo.id].name}
        </h2>
        <span className={css.live}>
          <Icon name="live" sizePx={16} />
          {t.live}
        </span>
        <a className={css.till} href={path} target="_blank" rel="noopener">
          {isTill ? t.openTill : t.openOn(demo.page.name)}
          <Icon name="arrowOut" />
        </a>
      </div>
      <div className={css.shop}>
        <div className={css.counter} data-pictured={!isTill || undefined}>
          {!isTill && (
            <span className={css.picture}>
              <ProductDrawing picture="camera" />
            </span>
          )}
          <div className={css.product}>
            <p className={css.name}>
              zenmart<i>.</i>
            </p>
            <p className={css.agent}>{isTill ? t.agentAt(options.agentId) : 'Lumen M2 camera kit'}</p>
            <p className={css.amount}>{amountPaise > 0 ? moneyText(amountPaise) : t.noAmount}</p>
            <Tryout {...props} amountPaise={amountPaise} />
            {failure !== null && <Notice text={t.failed(failure)} onAgain={props.onCall} />}
          </div>
        </div>
        <div ref={props.place} className={css.place} hidden={!(isInline && props.isOpen)} />
      </div>
    </>
  );
}

/** Button that starts the demo, or the widget itself. */
function Tryout(props: {
  demo: Demo;
  options: HubOptions;
  merchantKey: string;
  amountPaise: number;
  onCall(): void;
  onEvent(event: HostEvent): void;
}) {
  const { demo, amountPaise } = props;
  const t = useHubMessages();
  if (demo.id === 'payment-link') return <PaymentLinkTry onEvent={props.onEvent} />;
  if (demo.id === 'promo') return amountPaise === 0 ? null : <PromoTry {...props} amount={amountPaise / 100} />;
  return (
    <button type="button" className={css.open} onClick={props.onCall}>
      {t.buttons[demo.id]}
    </button>
  );
}
