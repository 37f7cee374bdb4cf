import { afterEach, beforeEach, vi } from 'vitest';
import { salesApp } from '../../shared/bridge';
import type { LocaleTag } from '../../shared/locales';
import type { ContainerHandlers, FrameContainer } from '../frame-container';
import type { FrameLink, linkToFrame } from '../frame-link';
import { openSession } from '../session';
import type { SalesAppSession } from '../types/kadam.mjs';

type Link = FrameLink & { given: Parameters<typeof linkToFrame>[0]; handshakes: number; isDestroyed: boolean };

/** Replaces container, links and history entry of a session. */
export const fixture = {
  handlers: undefined as ContainerHandlers | undefined,
  locale: '',
  frame: { onload: undefined as (() => void) | undefined },
  shown: [] as string[],
  loads: 0,
  course: [] as string[],
  links: [] as Link[],
  openLink: async (): Promise<void> => undefined,
  ping: async (): Promise<unknown> => undefined,
  /** Runs in `getAuthToken`. */
  onToken: (): void => undefined,
  /** Runs in `show`. */
  onShow: (_state: string): void => undefined,
};

const container: FrameContainer = {
  // SAFETY: the session uses only `onload`.
  frame: fixture.frame as unknown as HTMLIFrameElement,
  load() {
    fixture.loads += 1;
    fixture.course.push('load');
    return new Promise<void>((resolve) => {
      fixture.frame.onload = resolve;
    });
  },
  enter(locale, _options, handlers) {
    fixture.locale = locale;
    fixture.handlers = handlers;
  },
  show(state) {
    fixture.shown.push(state);
    fixture.course.push(state);
    fixture.onShow(state);
  },
  resize: () => undefined,
  focus: () => undefined,
  remove: () => undefined,
};
vi.mock('../history-entry', () => ({ pushHistoryEntry: () => ({ leave: async (remove: () => void) => remove() }) }));
vi.mock('../frame-link', () => ({
  linkToFrame(given: Link['given']): FrameLink {
    const link: Link = {
      given,
      handshakes: 0,
      isDestroyed: false,
      open: () => fixture.openLink(),
      ping: () => fixture.ping(),
      emit: () => undefined,
      startHandshake() {
        link.handshakes += 1;
      },
      destroy() {
        link.isDestroyed = true;
      },
    };
    fixture.links.push(link);
    return link;
  },
}));

export const tick = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
export const load = async (): Promise<void> => {
  fixture.frame.onload?.();
  await tick();
};

export const newPage = async (): Promise<void> => {
  fixture.links.at(-1)?.given.onNewPage();
  await tick();
};

/** Opens a session before each test; its frame has not loaded yet. */
export function openedSession() {
  let session: SalesAppSession;
  let events: string[];

  function open(locale?: LocaleTag): void {
    const getAuthToken = (): string => {
      fixture.course.push('token');
      fixture.onToken();
      return 'token';
    };
    const merchantDetails = { merchantName: 'm' };
    const options = {
      merchantKey: 'k',
      merchantAgentId: 'a',
      getAuthToken,
      merchantDetails,
      ...(locale && { locale }),
    };
    // SAFETY: as in `create-kadam.ts`.
    session = openSession(salesApp, options, 'https://pay.example', container, true, () =>
      events.push('over'),
    ) as unknown as SalesAppSession;
    for (const name of ['opened', 'error', 'closed'] as const) {
      session.on(name, (payload) => {
        const { type, reason, code } = payload as Readonly<Record<string, string>>;
        events.push([name, type ?? reason ?? code].join(' '));
      });
    }
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    Object.assign(fixture, { shown: [], loads: 0, course: [], links: [], openLink: async () => undefined });
    Object.assign(fixture, { ping: async () => undefined, onToken: () => undefined, onShow: () => undefined });
    events = [];
    open();
    await tick();
  });
  afterEach(() => {
    session.destroy();
    vi.useRealTimers();
  });

  return {
    open,
    session: () => session,
    events: () => events,
    codes: () => events.filter((event) => event.startsWith('error')),
  };
}
