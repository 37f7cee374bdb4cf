import { afterEach, describe, expect, it } from 'vitest';
import { createSession, hasStoredSession } from '../session/session';
import { historyStore, storedInHistory } from './history-store';

afterEach(() => history.replaceState(null, ''));

describe('a store in the history', () => {
  it('reads what a previous page stored at the same entry, as after a reload', () => {
    const before = historyStore(window);
    before.set('session.checkout', 'secret');
    before.set('draft', 'text');
    before.remove('draft');
    const after = historyStore(window);
    expect([after.get('session.checkout'), after.get('draft')]).toEqual(['secret', null]);
  });

  it('leaves what else the entry says of the page', () => {
    history.replaceState({ kadamDepth: 2 }, '');
    historyStore(window).set('a', '1');
    expect(history.state).toEqual({ kadamDepth: 2, kadamKept: { a: '1' } });
  });

  it('writes the newest values at an earlier entry to which the page goes back', () => {
    history.replaceState({ kadamDepth: 0, kadamKept: { a: 'old' } }, '');
    const store = historyStore(window);
    store.set('a', 'new');
    history.replaceState({ kadamDepth: 0, kadamKept: { a: 'old' } }, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(storedInHistory(window)).toEqual({ a: 'new' });
    expect(store.get('a')).toBe('new');
  });

  it.each([[null], ['text'], [{ kadamKept: 'text' }], [{ kadamKept: null }], [{ kadamKept: { a: 7 } }]])(
    'has nothing where the entry says %j',
    (state) => {
      history.replaceState(state, '');
      expect(historyStore(window).get('a')).toBeNull();
    },
  );
});

describe('a session of a frame to which the browser denies storage', () => {
  /** The frame's window with a storage that throws. */
  const page = new Proxy(window, {
    get(target, name) {
      if (name === 'sessionStorage') throw new DOMException('denied', 'SecurityError');
      return Reflect.get(target, name, target);
    },
  });

  it('survives a reload, and is found before the app has loaded', () => {
    expect(hasStoredSession(page, 'checkout')).toBe(false);
    createSession(historyStore(page), 1_000, 'checkout').update({ sessionToken: 'secret' }, 1_000);
    expect(hasStoredSession(page, 'checkout')).toBe(true);
    expect(hasStoredSession(page, 'eligibility.k')).toBe(false);
    expect(createSession(historyStore(page), 2_000, 'checkout').headers()).toEqual({ 'session-token': 'secret' });
  });

  it('ends 1,800 s after it was last used', () => {
    createSession(historyStore(page), 1_000, 'checkout').update({ sessionToken: 'secret' }, 1_000);
    expect(createSession(historyStore(page), 1_801_001, 'checkout').headers()).toEqual({});
  });
});
