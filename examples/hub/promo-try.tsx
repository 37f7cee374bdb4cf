import type { KadamPromoElement, KadamPromoEvents } from '@kadam/sdk/elements';
import { useLayoutEffect, useRef } from 'react';
import type { HostEvent } from '../merchant/host-event';
import type { HubOptions } from './options';

const told = ['shown', 'opened', 'eligibilityAsked', 'closed', 'error'] as const satisfies (keyof KadamPromoEvents)[];

/** The line by the price, live, with what it tells. `amount`: whole rupees. */
export function PromoTry(props: {
  merchantKey: string;
  amount: number;
  options: HubOptions;
  tell(event: HostEvent): void;
}) {
  const element = useRef<KadamPromoElement>(null);
  const tell = useRef(props.tell);
  tell.current = props.tell;

  // A layout effect: the element may tell at once.
  useLayoutEffect(() => {
    const own = element.current;
    const hear = (event: CustomEvent<unknown>): void =>
      tell.current({ direction: 'widget → page', name: event.type, payload: event.detail });
    for (const name of told) own?.addEventListener(name, hear);
    return () => {
      for (const name of told) own?.removeEventListener(name, hear);
    };
  }, []);

  const { promoForm, locale, primaryColour, secondaryColour } = props.options;
  return (
    <kadam-promo
      ref={element}
      merchant-key={props.merchantKey}
      amount={props.amount}
      form={promoForm}
      locale={locale}
      primary-cta-color={primaryColour}
      secondary-cta-color={secondaryColour}
      merchant-name="Zenmart"
    />
  );
}
