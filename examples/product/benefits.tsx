import { useEffect, useRef, useState } from 'react';
import { Icon } from '../look/icon';
import { shopperCalls, shopTheme } from '../merchant/kadam';
import type { PageSettings } from '../merchant/page-settings';
import css from './benefits.module.css';

/** The provider's explanation of card-less EMI inside the page. Loads when the shopper opens it. */
export function Benefits({ settings, onEligibilityAsked }: { settings: PageSettings; onEligibilityAsked(): void }) {
  const latest = useRef(onEligibilityAsked);
  latest.current = onEligibilityAsked;
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { merchantKey } = settings;

  useEffect(() => {
    const { mountBenefits } = shopperCalls();
    if (!isOpen || !place.current) return;
    if (!mountBenefits) return setFailed(true);
    const session = mountBenefits(place.current, {
      merchantKey,
      merchantDetails: { merchantName: 'Zenmart', merchantURL: location.origin },
      merchantTheme: shopTheme(),
    });
    session.on('closed', ({ reason }) => {
      setFailed(reason === 'failed');
      setOpen(false);
    });
    session.on('eligibilityAsked', () => latest.current());
    return () => session.destroy();
  }, [isOpen, merchantKey]);

  return (
    <section className={css.benefits} aria-label="How card-less EMI works">
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls="benefits"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="gift" />
        How card-less EMI works
        <span className={css.arrow}>
          <Icon name="chevron" />
        </span>
      </button>
      <div id="benefits" ref={place} className={css.place} hidden={!isOpen} />
      <p role="status" className={css.failed}>
        {hasFailed && 'This cannot be shown just now. Everything else works.'}
      </p>
    </section>
  );
}
