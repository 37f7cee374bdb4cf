import { describe, expect, it, vi } from 'vitest';
import { KadamError } from './kadam-error';
import { fixture, load, newPage, openedSession, tick } from './testing/session-fixture';

const { session, events, codes } = openedSession();

describe('a page that reloads in the frame', () => {
  it('is connected by a new link, and the old link is destroyed', async () => {
    await load();
    await newPage();
    expect(fixture.links.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false]);
    expect(events()).toEqual(['opened EMI_HOME', 'opened EMI_HOME']);
  });

  it('is opened once when it reloads twice at once', async () => {
    await load();
    fixture.links[0]?.given.onNewPage();
    fixture.links[0]?.given.onNewPage();
    await tick();
    expect(events()).toEqual(['opened EMI_HOME', 'opened EMI_HOME']);
    expect(fixture.links).toHaveLength(2);
  });

  it('is not connected after the end', async () => {
    await load();
    fixture.links[0]?.given.onNewPage();
    session().destroy();
    await tick();
    expect(fixture.links).toHaveLength(1);
    expect(events()).toEqual(['opened EMI_HOME', 'over', 'closed destroyed']);
  });

  it('fails with FRAME_CRASHED and the cause when it cannot be connected', async () => {
    await load();
    const cause = new KadamError('HANDSHAKE_TIMEOUT');
    fixture.openLink = () => Promise.reject(cause);
    const errors: unknown[] = [];
    session().on('error', (error) => errors.push(error));
    await newPage();
    expect(errors).toMatchObject([{ code: 'FRAME_CRASHED', cause }]);
  });
});

describe('a load event without a reload', () => {
  it('starts a handshake and pings, and changes nothing while the frame answers', async () => {
    await load();
    for (let time = 1; time <= 5; time += 1) await load();
    expect(fixture.links.map(({ handshakes, isDestroyed }) => [handshakes, isDestroyed])).toEqual([[5, false]]);
    expect([fixture.shown, events()]).toEqual([['opening', 'open'], ['opened EMI_HOME']]);
  });

  it('fails a page that does not answer after 10 s instead of 15 s', async () => {
    await load();
    fixture.ping = () => new Promise(() => undefined);
    await load();
    await tick(9_999);
    expect(codes()).toEqual([]);
    await tick(1);
    expect(codes()).toHaveLength(1);
  });

  it('pings once for 3 load events (Back, Back, Back) before the answer, and does not fail', async () => {
    await load();
    let answer: () => void = () => undefined;
    let asked = 0;
    fixture.ping = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = () => resolve(undefined);
      });
    };
    for (let time = 1; time <= 3; time += 1) await load();
    answer();
    await tick(4_999);
    expect([asked, codes(), events()]).toEqual([1, [], ['opened EMI_HOME']]);
  });

  it('is ignored while the frame is connected again', async () => {
    await load();
    fixture.openLink = () => new Promise(() => undefined);
    await newPage();
    await load();
    expect(fixture.links.map(({ handshakes }) => handshakes)).toEqual([0, 0]);
  });
});

describe('a frame that does not answer', () => {
  it('fails after 15 s, not after 14.999 s', async () => {
    await load();
    fixture.ping = () => new Promise(() => undefined);
    await tick(14_999);
    expect(codes()).toEqual([]);
    await tick(1);
    expect(codes()).toHaveLength(1);
    expect(fixture.shown.at(-1)).toBe('failed');
  });

  it('does not fail in an hour of answers', async () => {
    await load();
    await tick(3_600_000);
    expect(events()).toEqual(['opened EMI_HOME']);
  });

  it('does not fail when every second ping is answered', async () => {
    await load();
    let asked = 0;
    fixture.ping = () => {
      asked += 1;
      return asked % 2 === 0 ? Promise.resolve() : new Promise(() => undefined);
    };
    await tick(60_000);
    expect(asked).toBe(12);
    expect(events()).toEqual(['opened EMI_HOME']);
  });

  it('is not pinged after the end', async () => {
    await load();
    session().close();
    await tick();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when it has cut its link', async () => {
    await load();
    fixture.ping = () => Promise.reject(new Error('cut'));
    await tick(15_000);
    expect(codes()).toHaveLength(1);
  });
});
