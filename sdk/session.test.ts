import { describe, expect, it, vi } from 'vitest';
import { KadamError } from './kadam-error';
import { fixture, load, openedSession, tick } from './testing/session-fixture';

const { open, session, events, codes } = openedSession();

describe('opening a session', () => {
  // @req SDK-012
  it('loads the frame once, and fires `opened` when the frame has answered', async () => {
    expect([fixture.shown, fixture.loads]).toEqual([['opening'], 1]);
    await load();
    expect([fixture.shown, events()]).toEqual([['opening', 'open'], ['opened EMI_HOME']]);
  });

  it('loads the frame, then asks the merchant for the token, then renders the panel', () => {
    expect(fixture.course).toEqual(['load', 'token', 'opening']);
  });

  it.each([
    ['auto', 'hi', 'hi'],
    ['hi-IN', 'en', 'hi'],
    [undefined, 'hi', 'en'],
  ] as const)(
    'with locale %s on a page with lang=%s gives container and frame the language %s',
    async (asked, lang, locale) => {
      session().destroy();
      document.documentElement.lang = lang;
      open(asked);
      await tick();
      await load();
      expect([fixture.locale, fixture.links.at(-1)?.given.options.locale]).toEqual([locale, locale]);
      document.documentElement.removeAttribute('lang');
    },
  );

  it('fails after 8 s with a page that does not load, without a second try', async () => {
    await tick(7_999);
    expect([fixture.loads, fixture.shown]).toEqual([1, ['opening']]);
    await tick(1);
    expect([fixture.loads, fixture.shown.at(-1), codes()]).toEqual([1, 'failed', ['error FRAME_LOAD_TIMEOUT']]);
  });

  it('retries once what failed after 3 s, and fails after 8 s in total', async () => {
    await tick(3_000);
    fixture.openLink = () => Promise.reject(new KadamError('HANDSHAKE_TIMEOUT'));
    await load();
    expect([fixture.loads, codes()]).toEqual([2, []]);
    await tick(4_999);
    expect(codes()).toEqual([]);
    await tick(1);
    expect([fixture.loads, codes()]).toEqual([2, ['error FRAME_LOAD_TIMEOUT']]);
  });

  it('gives Try again another 8 s', async () => {
    await tick(8_000);
    fixture.handlers?.onRetry();
    await tick(7_999);
    expect(codes()).toHaveLength(1);
    await tick(1);
    expect(codes()).toHaveLength(2);
  });

  it('ends as `failed` after a failure was shown for 60 s', async () => {
    await tick(8_000);
    await tick(59_999);
    expect(events()).not.toContain('closed failed');
    await tick(1);
    expect(events().at(-1)).toBe('closed failed');
    expect((await session().result).error?.code).toBe('FRAME_LOAD_TIMEOUT');
  });

  it('ends as `escape` when it is dismissed', async () => {
    fixture.handlers?.onDismiss();
    expect(await session().result).toEqual({ reason: 'escape' });
  });

  it('ends as `failed` when its failure is dismissed, with the error', async () => {
    fixture.openLink = () => Promise.reject(new KadamError('FRAME_REFUSED'));
    await load();
    expect(fixture.shown.at(-1)).toBe('failed');
    fixture.handlers?.onDismiss();
    expect(await session().result).toMatchObject({ reason: 'failed', error: { code: 'FRAME_REFUSED' } });
  });

  it('stops the 60 s of a failure on Try again', async () => {
    await tick(8_000);
    fixture.handlers?.onRetry();
    await tick();
    await load();
    await tick(60_000);
    expect(events().at(-1)).toBe('opened EMI_HOME');
  });
});

describe('the end of a session', () => {
  it('happens once, and nothing is fired after it', async () => {
    await load();
    session().close();
    session().destroy();
    fixture.handlers?.onRemoved();
    fixture.links[0]?.given.onMessage('closeSAApp', { reason: 'homeButton' });
    await tick();
    await load();
    expect(events()).toEqual(['opened EMI_HOME', 'over', 'closed hostClosed']);
    expect(await session().result).toEqual({ reason: 'hostClosed' });
  });

  it('does not call a removed handler', async () => {
    const handler = vi.fn();
    session().on('closed', handler).off('closed', handler);
    session().close();
    await session().result;
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('openSession', () => {
  it('shows, loads and emits nothing more when `getAuthToken` closes the session', async () => {
    session().destroy();
    Object.assign(fixture, { shown: [], loads: 0, onToken: () => session().close() });
    open();
    await tick();
    await load();
    expect([fixture.shown, fixture.loads, fixture.links]).toEqual([[], 1, []]);
    expect(events().slice(-2)).toEqual(['over', 'closed hostClosed']);
  });

  it('fails the attempt with FRAME_LOAD_FAILED when the page cannot show the frame', async () => {
    fixture.onShow = (state) => {
      if (state === 'open') throw new Error('showModal is gone');
    };
    await load();
    expect([fixture.shown, codes()]).toEqual([['opening', 'open', 'failed'], ['error FRAME_LOAD_FAILED']]);
    expect(fixture.links.map(({ isDestroyed }) => isDestroyed)).toEqual([true]);
  });
});
