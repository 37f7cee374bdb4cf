import type { KadamPromoElement } from '@kadam/sdk/elements';
import { useEffect, useMemo, useRef } from 'react';
import { elementTheme } from '../merchant/element-theme';
import css from './product-page.module.css';

/** Instalment line of the price. Its explanation uses the eligibility check of this page. */
export function PromoLine(props: { merchantKey: string; amount: number; onEligibilityAsked(): void }) {
  const element = useRef<KadamPromoElement>(null);
  const theme = useMemo(elementTheme, []);
  const latest = useRef(props.onEligibilityAsked);
  latest.current = props.onEligibilityAsked;

  useEffect(() => {
    const own = element.current;
    const onAsked = (event: Event): void => {
      // Otherwise the check opens over the page.
      event.preventDefault();
      latest.current();
    };
    own?.addEventListener('eligibilityAsked', onAsked);
    return () => own?.removeEventListener('eligibilityAsked', onAsked);
  }, []);

  return (
    <div className={css.promo}>
      <kadam-promo
        ref={element}
        merchant-key={props.merchantKey}
        amount={props.amount}
        form="line"
        preload="idle"
        {...theme}
      />
    </div>
  );
}
