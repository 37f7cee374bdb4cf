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

/** A widget in the page: opens on mount, reopens when its options change, and closes on unmount. It opens in a microtask,
 *  and so once in StrictMode, which runs effects twice. */
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
  const shown = useRef(amount);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` contains the options, which are new objects at each render
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

  /** Reports instead of throwing: an error in an effect unmounts the whole page. */
  function guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      call(latest.current.handlers, 'error', error as KadamErrorInfo);
    }
  }
  return <div {...props.place} ref={container} />;
}

function apart(props: object): { options: object; handlers: object } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  const are = (isHandler: boolean): object =>
    Object.fromEntries(entries.filter(([, value]) => (typeof value === 'function') === isHandler));
  return { options: are(false), handlers: are(true) };
}

export const KadamEligibility = ({ className, id, ...props }: KadamEligibilityProps): ReactNode => (
  <Inline
    place={placed(className, id)}
    events={sessionEvents.eligibility}
    {...apart(props)}
    openIn={(kadam, container, options) => kadam.checkEligibility({ ...options, container })}
  />
);

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
