import { type RefObject, useCallback, useRef, useState } from 'react';
import type { HostEvent } from '../merchant/host-event';
import { shopperCalls } from '../merchant/kadam';
import { type AnySession, runWidget } from '../merchant/run-widget';
import { runSalesApp } from '../merchant/sales-session';
import type { DemoId } from './demos';
import { failureIn } from './failure';
import { sdkOptions } from './options';
import { payForOrder } from './pay-for-order';
import type { SnippetContext } from './snippet-context';
import { eligibilityOptions, shopperOptions, widgetEvents } from './widget-calls';

type Taken = Pick<AnySession, 'destroy' | 'result'>;

/** Makes the call of a demo and reports all events. `place`: container of an inline widget. Null if the call could not
 *  be made. */
async function callOf(
  demo: DemoId,
  { options, shop }: SnippetContext,
  place: HTMLElement | null,
  onEvent: (event: HostEvent) => void,
): Promise<Taken | null> {
  const calls = shopperCalls();
  switch (demo) {
    case 'promo':
    case 'payment-link':
      // An element in the page, and a link: neither needs a call.
      return null;
    case 'sales-app':
      return runSalesApp(sdkOptions(options, shop), onEvent, { isTokenExpired: options.isTokenExpired });
    case 'eligibility': {
      const container = options.placement === 'inline' ? place : null;
      const asked = { ...(container && { container }), ...eligibilityOptions(options, shop) };
      return runWidget(
        { name: 'checkEligibility', options: asked, events: widgetEvents.eligibility },
        calls.checkEligibility,
        onEvent,
      );
    }
    case 'checkout':
      return payForOrder(options, shop, onEvent);
    case 'benefits': {
      const { mountBenefits } = calls;
      const mount = mountBenefits && place ? () => mountBenefits(place, shopperOptions(options, shop)) : undefined;
      return runWidget(
        { name: 'mountBenefits', options: shopperOptions(options, shop), events: widgetEvents.benefits },
        mount,
        onEvent,
      );
    }
    case 'communication':
      return runWidget(
        { name: 'openCommunication', options: shopperOptions(options, shop), events: widgetEvents.communication },
        calls.openCommunication,
        onEvent,
      );
    default:
      return demo satisfies never;
  }
}

/** Call of a demo: whether its widget is open, its error, and a function that closes it. */
export function useDemoCall(
  demo: DemoId,
  context: SnippetContext,
  place: RefObject<HTMLElement | null>,
  onEvent: (event: HostEvent) => void,
) {
  const session = useRef<Taken | null>(null);
  const isCalling = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const handleEvent = (event: HostEvent): void => {
    const code = failureIn(event);
    if (code !== null) setFailure(code);
    onEvent(event);
  };

  const call = async (): Promise<void> => {
    // The second click of a double click.
    if (isCalling.current || session.current !== null) return;
    isCalling.current = true;
    setFailure(null);
    const opened = await callOf(demo, context, place.current, handleEvent);
    isCalling.current = false;
    session.current = opened;
    setOpen(opened !== null);
    await opened?.result;
    if (session.current !== opened) return;
    session.current = null;
    setOpen(false);
  };
  const takeAway = useCallback((): void => {
    session.current?.destroy();
    session.current = null;
    setOpen(false);
    setFailure(null);
  }, []);

  return { call: () => void call(), isOpen, failure, takeAway };
}
