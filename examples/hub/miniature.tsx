import type { DemoId } from './demos';
import css from './miniature.module.css';

const steps = [1, 2, 3, 4, 5] as const;

export function Miniature({ demo }: { demo: DemoId }) {
  return (
    <span className={css.view} aria-hidden="true">
      {drawing(demo)}
    </span>
  );
}

function drawing(demo: DemoId) {
  switch (demo) {
    case 'promo':
      return (
        <span className={css.card}>
          <b className={css.price}>₹36,000</b>
          <i data-part="short" />
          <span className={css.line}>
            or <b>₹6,000</b>/month
          </span>
        </span>
      );
    case 'eligibility':
      return (
        <span className={css.card}>
          <i data-part="dark" />
          <i data-part="row" />
          <i data-part="button" />
        </span>
      );
    case 'checkout':
      return (
        <span className={css.app}>
          <i data-part="dark" />
          <i data-part="row" data-chosen />
          <i data-part="row" />
          <i data-part="row" />
        </span>
      );
    case 'benefits':
      return (
        <span className={css.card}>
          <span className={css.steps}>
            {steps.map((step) => (
              <i key={step} data-step={step} />
            ))}
          </span>
        </span>
      );
    case 'communication':
      return (
        <span className={css.app}>
          <i data-part="row" />
          <i data-part="row" />
          <i data-part="button" />
        </span>
      );
    case 'sales-app':
      return (
        <span className={css.till}>
          <span>
            <i data-part="line" />
            <i data-part="line" />
            <i data-part="short" />
          </span>
          <span>
            <i data-part="dark" />
            <i data-part="button" />
          </span>
        </span>
      );
    case 'payment-link':
      return (
        <span className={css.card}>
          <i data-part="line" />
          <i data-part="short" />
          <i data-part="link" />
        </span>
      );
    default:
      return demo satisfies never;
  }
}
