import { type ReactNode, useEffect, useRef } from 'react';
import { sessionEvents } from '../index';
import type { CommonOptions, KadamApi, KadamErrorInfo } from '../types/kadam.mjs';
import type { KadamBenefitsProps, KadamEligibilityProps } from '../types/react.mjs';
import { type AnySession, call, subscribe, useLatest } from './handlers';
import { useShop } from './provider';

interface Placed {
  className?: string;
  id?: string;
}

/** A widget in the page. It is opened once for the options it has, again where they become others, and goes with the
 *  component. React's StrictMode runs effects twice in one turn: it is opened in the microtask after, and so once. */
function Inline(props: {
  readonly place: Placed;
  readonly events: readonly string[];
  readonly options: object & { amount?: number };
  readonly handlers: object;
  openIn(kadam: KadamApi, container: Element, options: CommonOptions): AnySession;
}): ReactNode {
  const { kadam, common } = useShop();
  const container = useRef<HTMLDivElement>(null);
  const session = useRef<AnySession | null>(null);
  const latest = useLatest(props);
  const { amount, ...others } = { ...common, ...props.options };
  const key = JSON.stringify([others, 'amount' in props.options && amount === undefined]);
  /** What the widget shows. */
  const shown = useRef(amount);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of the options, which are new each time
  useEffect(() => {
    let isOver = false;
    queueMicrotask(() => {
      const place = container.current;
      if (isOver || !place) return;
      const { options, events, openIn } = latest.current;
      guarded(() => {
        const own = openIn(kadam, place, { ...common, ...options });
        session.current = own;
        shown.current = options.amount;
        subscribe(own, events, (name, payload) => {
          if (session.current !== own) return;
          if (name === 'closed') session.current = null;
          call(latest.current.handlers, name, payload);
        });
      });
    });
    return () => {
      isOver = true;
      const own = session.current;
      session.current = null;
      own?.destroy();
    };
  }, [kadam, key]);

  useEffect(() => {
    if (amount === undefined || amount === shown.current) return;
    shown.current = amount;
    guarded(() => session.current?.setAmount?.(amount));
  });

  /** What an effect throws would take the whole page down. */
  function guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      call(latest.current.handlers, 'error', error as KadamErrorInfo);
    }
  }
  return <div {...props.place} ref={container} />;
}

/** Options and handlers of one component, apart. */
function apart(props: object): { options: object; handlers: object } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  const are = (isHandler: boolean): object =>
    Object.fromEntries(entries.filter(([, value]) => (typeof value === 'function') === isHandler));
  return { options: are(false), handlers: are(true) };
}

/** The eligibility check, inline. `amount` may change: what is shown follows. */
export const KadamEligibility = ({ className, id, ...props }: KadamEligibilityProps): ReactNode => (
  <Inline
    place={placed(className, id)}
    events={sessionEvents.eligibility}
    {...apart(props)}
    openIn={(kadam, container, options) => kadam.checkEligibility({ ...options, container })}
  />
);

/** What card-less EMI is good for, inside the page. */
export const KadamBenefits = ({ className, id, ...props }: KadamBenefitsProps): ReactNode => (
  <Inline
    place={placed(className, id)}
    events={sessionEvents.benefit}
    {...apart(props)}
    openIn={(kadam, container, options) => kadam.mountBenefits(container, options)}
  />
);

const placed = (className: string | undefined, id: string | undefined): Placed => ({
  ...(className !== undefined && { className }),
  ...(id !== undefined && { id }),
});
