import { object, oneOf, openFields } from '../shared/bridge';
import { type FrameKind, frameKinds } from './frame-kinds';
import { KadamError } from './kadam-error';
import { checked } from './options';
import { providerOrigin } from './provider-origin';
import { openSession, type Session } from './session';
import { createStage, type Stage } from './stage';
import type { KadamApi } from './types';

/** Filled in by the build. */
declare const KADAM_VERSION: string;

type Place = Element | string | null | undefined;

/** The page. Throws `NO_BROWSER` where there is none: while a server renders. */
function page(): Document {
  if (typeof document === 'undefined') throw new KadamError('NO_BROWSER');
  return document;
}

/** The element that a merchant named by itself or by a selector. Throws `OPTIONS_INVALID`. */
function elementAt(place: Place): Element {
  const element = typeof place === 'string' ? page().querySelector(place) : place;
  if (element instanceof Element) return element;
  throw new KadamError('OPTIONS_INVALID', place, 'container: expected an element of the page', 'container');
}

const kindName = oneOf(...(Object.keys(frameKinds) as (keyof typeof frameKinds)[]));
const preloadOptions = object({ merchantKey: openFields.merchantKey });
const kadamOptions = object({ provider: providerOrigin });

/** The SDK for one provider (an origin like `https://pay.example`). Does nothing on the network before its first call,
 *  and may be made on a server, where a call throws `NO_BROWSER`. Throws `OPTIONS_INVALID`. */
export function createKadam(given: { provider: string }): KadamApi {
  const { provider } = checked(kadamOptions, given);
  /** Open sessions by their place: one of a kind over the page, one in a container. */
  const running = new Map<FrameKind | Element, Session>();
  /** Stages that were loaded ahead, by address. */
  const ahead = new Map<string, Stage>();

  const addressOf = ({ path }: FrameKind, merchantKey: string): string =>
    `${provider}/${path}?merchantKey=${merchantKey}`;

  function open(kind: FrameKind, given: unknown, container?: Element): Session {
    const options = checked(kind.options, given);
    const place = container ?? kind;
    const before = running.get(place);
    if (before) {
      before.focus();
      return before;
    }
    page();
    const address = addressOf(kind, options.merchantKey);
    const stage = (!container && ahead.get(address)) || createStage(address, container);
    ahead.delete(address);
    const session = openSession(kind, options, provider, stage, !container, () => running.delete(place));
    running.set(place, session);
    return session;
  }

  const { salesApp, checkout, eligibility, benefit, communication } = frameKinds;
  // SAFETY: `types.ts` says of each kind what its messages, whose shapes are checked, make of a session.
  return {
    version: KADAM_VERSION,
    openSalesApp: (options: unknown) => open(salesApp, options),
    openCheckout: (options: unknown) => open(checkout, options),
    checkEligibility(options: { container?: Place; mode?: string }) {
      const { container, ...given } = options;
      if (given.mode === 'headless') return open({ ...eligibility, heightPx: 0 }, given, page().body);
      return container === undefined
        ? open(eligibility, { mode: 'modal', ...given })
        : open(eligibility, { mode: 'inline', ...given }, elementAt(container));
    },
    mountBenefits: (container: Place, options: unknown) => open(benefit, options, elementAt(container)),
    openCommunication: (options: unknown) => open(communication, options),
    preload(name: string, options: unknown) {
      const kind = frameKinds[checked(kindName, name, 'frame')];
      const address = addressOf(kind, checked(preloadOptions, options).merchantKey);
      page();
      if (!ahead.has(address) && !running.has(kind)) {
        const stage = createStage(address);
        ahead.set(address, stage);
        stage.preload();
      }
      return () => {
        ahead.get(address)?.remove();
        ahead.delete(address);
      };
    },
  } as unknown as KadamApi;
}
