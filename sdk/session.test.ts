import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { salesApp } from '../shared/bridge';
import type { FrameLink, linkToFrame } from './frame-link';
import { KadamError } from './kadam-error';
import { openSession } from './session';
import type { Stage, StageHandlers } from './stage';
import type { SalesAppSession } from './types';

type Link = FrameLink & { given: Parameters<typeof linkToFrame>[0]; greetings: number; isDestroyed: boolean };

/** What the session has of the browser: a stage, links to its frame, one history entry. */
const world = vi.hoisted(() => ({
  handlers: undefined as StageHandlers | undefined,
  frame: { onload: undefined as (() => void) | undefined },
  shown: [] as string[],
  loads: 0,
  links: [] as Link[],
  /** How the next links open. */
  openLink: async (): Promise<void> => undefined,
  askForLife: async (): Promise<unknown> => undefined,
}));

const stage: Stage = {
  frame: world.frame as unknown as HTMLIFrameElement,
  preload: () => undefined,
  load() {
    world.loads += 1;
    return new Promise<void>((resolve) => {
      world.frame.onload = resolve;
    });
  },
  enter(_locale, handlers) {
    world.handlers = handlers;
  },
  show: (state) => void world.shown.push(state),
  resize: () => undefined,
  focus: () => undefined,
  remove: () => undefined,
};
vi.mock('./history-entry', () => ({ pushHistoryEntry: () => ({ leave: async (remove: () => void) => remove() }) }));
vi.mock('./frame-link', () => ({
  linkToFrame(given: Link['given']): FrameLink {
    const link: Link = {
      given,
      greetings: 0,
      isDestroyed: false,
      open: () => world.openLink(),
      askForLife: () => world.askForLife(),
      emit: () => undefined,
      greet() {
        link.greetings += 1;
      },
      destroy() {
        link.isDestroyed = true;
      },
    };
    world.links.push(link);
    return link;
  },
}));

const tick = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const load = async (): Promise<void> => {
  world.frame.onload?.();
  await tick();
};

const newPage = async (): Promise<void> => {
  world.links.at(-1)?.given.onNewPage();
  await tick();
};

let session: SalesAppSession;
let events: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(world, { shown: [], loads: 0, links: [], openLink: async () => undefined });
  world.askForLife = async () => undefined;
  events = [];
  const getAuthToken = (): string => 'token';
  const options = { merchantKey: 'k', merchantAgentId: 'a', getAuthToken, merchantDetails: { merchantName: 'm' } };
  // SAFETY: what `create-kadam.ts` says of a session of this kind.
  session = openSession(salesApp, options, 'https://pay.example', stage, true, () =>
    events.push('over'),
  ) as unknown as SalesAppSession;
  for (const name of ['opened', 'error', 'closed'] as const) {
    session.on(name, (payload) => events.push([name, ...Object.values(payload)].slice(0, 2).join(' ')));
  }
  await tick();
});
afterEach(() => {
  session.destroy();
  vi.useRealTimers();
});

const codes = (): (string | undefined)[] => events.filter((event) => event.startsWith('error'));

describe('opening', () => {
  it('shows it, loads the frame once, and fires `opened` once the frame has answered', async () => {
    expect([world.shown, world.loads]).toEqual([['opening'], 1]);
    await load();
    expect([world.shown, events]).toEqual([['opening', 'open'], ['opened EMI_HOME']]);
  });

  it('waits 15 s for the load, tries once more by itself, and says so after 30 s', async () => {
    await tick(14_999);
    expect(world.loads).toBe(1);
    await tick(1);
    expect(world.loads).toBe(2);
    await tick(15_000);
    expect(world.loads).toBe(2);
    expect(world.shown.at(-1)).toBe('failed');
    expect(codes()).toHaveLength(1);
  });

  it('ends as failed after a failure was shown for 60 s', async () => {
    await tick(30_000);
    await tick(59_999);
    expect(events).not.toContain('closed failed');
    await tick(1);
    expect(events.at(-1)).toBe('closed failed');
    expect((await session.result).error?.code).toBe('FRAME_LOAD_TIMEOUT');
  });

  it('ends as `escape` when it is dismissed', async () => {
    world.handlers?.onDismiss();
    expect(await session.result).toEqual({ reason: 'escape' });
  });

  it('ends as `failed` when its failure is dismissed, with the error', async () => {
    world.openLink = () => Promise.reject(new KadamError('FRAME_REFUSED'));
    await load();
    expect(world.shown.at(-1)).toBe('failed');
    world.handlers?.onDismiss();
    expect(await session.result).toMatchObject({ reason: 'failed', error: { code: 'FRAME_REFUSED' } });
  });

  it('does not measure the 60 s any more once it is tried again', async () => {
    await tick(30_000);
    world.handlers?.onRetry();
    await tick();
    await load();
    await tick(60_000);
    expect(events.at(-1)).toBe('opened EMI_HOME');
  });
});

describe('a page that loads anew in the frame', () => {
  it('is greeted with a new link, and what the old one says is old news', async () => {
    await load();
    await newPage();
    expect(world.links.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false]);
    expect(events).toEqual(['opened EMI_HOME', 'opened EMI_HOME']);
  });

  it('twice at once is opened by the last one alone', async () => {
    await load();
    world.links[0]?.given.onNewPage();
    world.links[0]?.given.onNewPage();
    await tick();
    expect(events).toEqual(['opened EMI_HOME', 'opened EMI_HOME']);
    expect(world.links).toHaveLength(2);
  });

  it('after the end is not greeted', async () => {
    await load();
    world.links[0]?.given.onNewPage();
    session.destroy();
    await tick();
    expect(world.links).toHaveLength(1);
    expect(events).toEqual(['opened EMI_HOME', 'over', 'closed destroyed']);
  });

  it('that cannot be greeted again is FRAME_CRASHED, with the cause', async () => {
    await load();
    const cause = new KadamError('HANDSHAKE_TIMEOUT');
    world.openLink = () => Promise.reject(cause);
    const errors: unknown[] = [];
    session.on('error', (error) => errors.push(error));
    await newPage();
    expect(errors).toMatchObject([{ code: 'FRAME_CRASHED', cause }]);
  });
});

describe('a load event alone', () => {
  it('greets and asks for a sign of life, and while there is one changes nothing', async () => {
    await load();
    for (let time = 1; time <= 5; time += 1) await load();
    expect(world.links.map(({ greetings, isDestroyed }) => [greetings, isDestroyed])).toEqual([[5, false]]);
    expect([world.shown, events]).toEqual([['opening', 'open'], ['opened EMI_HOME']]);
  });

  it('of a page that does not answer any more gives it up after 10 s instead of 15', async () => {
    await load();
    world.askForLife = () => new Promise(() => undefined);
    await load();
    await tick(9_999);
    expect(codes()).toEqual([]);
    await tick(1);
    expect(codes()).toHaveLength(1);
  });

  it('while the frame is greeted again does nothing', async () => {
    await load();
    world.openLink = () => new Promise(() => undefined);
    await newPage();
    await load();
    expect(world.links.map(({ greetings }) => greetings)).toEqual([0, 0]);
  });
});

describe('a frame that does not answer', () => {
  it('is given up after 15 s, and not after 14.999 s', async () => {
    await load();
    world.askForLife = () => new Promise(() => undefined);
    await tick(14_999);
    expect(codes()).toEqual([]);
    await tick(1);
    expect(codes()).toHaveLength(1);
    expect(world.shown.at(-1)).toBe('failed');
  });

  it('is not given up while it answers, for an hour', async () => {
    await load();
    await tick(3_600_000);
    expect(events).toEqual(['opened EMI_HOME']);
  });

  it('is forgiven 2 answers that it owed when the third comes', async () => {
    await load();
    let asked = 0;
    world.askForLife = () => {
      asked += 1;
      return asked % 2 === 0 ? Promise.resolve() : new Promise(() => undefined);
    };
    await tick(60_000);
    expect(asked).toBe(12);
    expect(events).toEqual(['opened EMI_HOME']);
  });

  it('is asked no more once the session has ended', async () => {
    await load();
    session.close();
    await tick();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('and has cut its link is given up too', async () => {
    await load();
    world.askForLife = () => Promise.reject(new Error('cut'));
    await tick(15_000);
    expect(codes()).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes once, whatever ends it again, and nothing is fired after it', async () => {
    await load();
    session.close();
    session.destroy();
    world.handlers?.onTakenOut();
    world.links[0]?.given.onMessage('closeSAApp', { reason: 'homeButton' });
    await tick();
    await load();
    expect(events).toEqual(['opened EMI_HOME', 'over', 'closed hostClosed']);
    expect(await session.result).toEqual({ reason: 'hostClosed' });
  });

  it('is not told to a handler that was taken off', async () => {
    const handler = vi.fn();
    session.on('closed', handler).off('closed', handler);
    session.close();
    await session.result;
    expect(handler).not.toHaveBeenCalled();
  });
});
