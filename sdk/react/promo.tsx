import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { defineElements } from '../elements';
import type { KadamPromoEvents } from '../types/elements.mjs';
import type { KadamPromoProps } from '../types/react.mjs';
import { call, useLatest } from './handlers';
import { useShop } from './provider';

/** An element that is already defined may fire before the browser paints. `useLayoutEffect` warns on a server. */
const useListening = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const events = ['shown', 'opened', 'closed', 'error'] as const satisfies readonly (keyof KadamPromoEvents)[];

/** The element `<kadam-promo>` with the options of `KadamProvider`. */
export function KadamPromo({ amount, form, preload, className, id, ...handlers }: KadamPromoProps): ReactNode {
  const { provider, kadam, common } = useShop();
  const element = useRef<HTMLElement>(null);
  const latest = useLatest(handlers);

  useListening(() => {
    const own = element.current;
    if (!own) return;
    const listeners: [string, (event: Event) => void][] = events.map((name) => [
      name,
      (event) => call(latest.current, name, (event as CustomEvent<unknown>).detail),
    ]);
    listeners.push([
      'eligibilityAsked',
      (event) => {
        if (latest.current.onEligibilityAsked?.() === false) event.preventDefault();
      },
    ]);
    for (const [name, listener] of listeners) own.addEventListener(name, listener);
    defineElements({ provider, kadam });
    return () => {
      for (const [name, listener] of listeners) own.removeEventListener(name, listener);
    };
  }, [provider, kadam, latest]);

  const { merchantKey, merchantDetails, merchantTheme, locale } = common;
  return createElement('kadam-promo', {
    ref: element,
    id,
    class: className,
    amount,
    form,
    preload,
    locale,
    'merchant-key': merchantKey,
    'merchant-name': merchantDetails.merchantName,
    'primary-cta-color': merchantTheme?.primaryCTAColor,
    'secondary-cta-color': merchantTheme?.secondaryCTAColor,
    scheme: merchantTheme?.scheme,
    corners: merchantTheme?.corners,
    density: merchantTheme?.density,
    typeface: merchantTheme?.typeface,
  });
}
