import type { KadamPromoElement, KadamPromoEvents } from '@kadam/sdk/elements';
import { useLayoutEffect, useRef } from 'react';
import type { HostEvent } from '../merchant/host-event';
import type { HubOptions } from './options';

const eventNames = [
  'shown',
  'opened',
  'eligibilityAsked',
  'closed',
  'error',
] as const satisfies (keyof KadamPromoEvents)[];

/** Live instalment line with its events. `amount`: whole rupees. */
export function PromoTry(props: {
  merchantKey: string;
  amount: number;
  options: HubOptions;
  onEvent(event: HostEvent): void;
}) {
  const element = useRef<KadamPromoElement>(null);
  const onEvent = useRef(props.onEvent);
  onEvent.current = props.onEvent;

  // A layout effect: the element may dispatch an event at once.
  useLayoutEffect(() => {
    const own = element.current;
    const handleEvent = (event: CustomEvent<unknown>): void =>
      onEvent.current({ direction: 'widget → page', name: event.type, payload: event.detail });
    for (const name of eventNames) own?.addEventListener(name, handleEvent);
    return () => {
      for (const name of eventNames) own?.removeEventListener(name, handleEvent);
    };
  }, []);

  const { promoForm, locale, primaryColour, secondaryColour, look } = props.options;
  return (
    <kadam-promo
      ref={element}
      merchant-key={props.merchantKey}
      amount={props.amount}
      form={promoForm}
      locale={locale}
      primary-cta-color={primaryColour}
      secondary-cta-color={secondaryColour}
      {...look}
      merchant-name="Zenmart"
    />
  );
}
