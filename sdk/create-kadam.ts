import { type Frame, type FrameName, frames, object, oneOf, openFields, refuse, type Schema } from '../shared/bridge';
import { createFrameContainer, type FrameContainer } from './frame-container';
import { KadamError } from './kadam-error';
import { nativeProperty } from './native-property';
import { optionsOf } from './options';
import { parseOptions } from './parse-options';
import { providerOrigin } from './provider-origin';
import { openSession, type Session } from './session';
import type { KadamApi } from './types/kadam.mjs';

declare const KADAM_VERSION: string;

type Place = Element | string | null | undefined;

function page(): Document {
  if (typeof document === 'undefined') throw new KadamError('NO_BROWSER');
  return document;
}

/** Runs `work`. Throws `FRAME_LOAD_FAILED` if the browser is too old or the page has changed its prototypes. */
function shown<T>(work: () => T, undo?: () => void): T {
  try {
    return work();
  } catch (cause) {
    undo?.();
    throw new KadamError('FRAME_LOAD_FAILED', cause);
  }
}

const element: Schema<Element> = (place, path) => {
  try {
    const found = typeof place === 'string' ? nativeProperty(document, 'querySelector').call(document, place) : place;
    if (found instanceof Element) return found;
  } catch {
    // Not a selector.
  }
  return refuse(path, 'an element of the page');
};

const elementAt = (place: Place): Element => parseOptions(element, page() && place, 'container');

const frameName = oneOf(...(Object.keys(frames) as FrameName[]));
const preloadOptions = object({ merchantKey: openFields.merchantKey });
const kadamOptions = object({ provider: providerOrigin });

/** Creates the SDK for one provider, an origin like `https://pay.example`. Sends no request before the first call. On a
 *  server, calls throw `NO_BROWSER`. Throws `OPTIONS_INVALID`. */
export const createKadam = (given: { provider: string }): KadamApi =>
  kadamOf(parseOptions(kadamOptions, given).provider);

/** Like {@link createKadam}, for a parsed origin. If it is unknown (''), each call throws `SCRIPT_LOAD_FAILED` and
 *  `version` is empty, so that the next script replaces this SDK. */
export function kadamOf(provider: string): KadamApi {
  const running = new Map<Frame | Element, Session>();
  /** Preloaded containers, by address. */
  const preloaded = new Map<string, FrameContainer>();

  function addressOf({ path }: Frame, merchantKey: string): string {
    if (!provider) throw new KadamError('SCRIPT_LOAD_FAILED');
    return `${provider}${path}?merchantKey=${merchantKey}`;
  }

  function open(kind: Frame, given: unknown, container?: Element): Session {
    const options = parseOptions(optionsOf(kind), given);
    const place = container ?? kind;
    const before = running.get(place);
    if (before) {
      before.focus();
      return before;
    }
    page();
    const address = addressOf(kind, options.merchantKey);
    const frameContainer =
      (!container && preloaded.get(address)) || shown(() => createFrameContainer(address, container));
    preloaded.delete(address);
    const session = shown(
      () => openSession(kind, options, provider, frameContainer, !container, () => running.delete(place)),
      () => frameContainer.remove(),
    );
    running.set(place, session);
    return session;
  }

  const { salesApp, checkout, eligibility, benefit, communication } = frames;
  const api = {
    version: provider && KADAM_VERSION,
    openSalesApp: (options: unknown) => open(salesApp, options),
    openCheckout: (options: unknown) => open(checkout, options),
    checkEligibility({ container, ...given }: { container?: Place; mode?: string } = {}) {
      if (given.mode === 'headless')
        return open({ ...eligibility, heightPx: 0 }, given, nativeProperty(page(), 'documentElement'));
      return container === undefined
        ? open(eligibility, { mode: 'modal', ...given })
        : open(eligibility, { mode: 'inline', ...given }, elementAt(container));
    },
    mountBenefits: (container: Place, options: unknown) => open(benefit, options, elementAt(container)),
    openCommunication: (options: unknown) => open(communication, options),
    preload(name: string, options: unknown) {
      const kind = frames[parseOptions(frameName, name, 'frame')];
      const address = addressOf(kind, parseOptions(preloadOptions, options).merchantKey);
      page();
      if (!preloaded.has(address) && !running.has(kind)) {
        preloaded.set(
          address,
          shown(() => createFrameContainer(address)),
        );
      }
      return () => {
        preloaded.get(address)?.remove();
        preloaded.delete(address);
      };
    },
  } satisfies Record<keyof KadamApi, unknown>;
  // SAFETY: has all calls of the public type, each of which checks its options at run time. test/types/public-types.ts
  // compares the types of the sessions with the bridge table.
  return api as unknown as KadamApi;
}
