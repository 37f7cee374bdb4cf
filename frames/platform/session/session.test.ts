// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/key-value-store';
import { createSession } from './session';

const START_MS = 1_700_000_000_000;

describe('the session of a frame', () => {
  // @req ENT-028, API-003
  it('travels as the headers session-token and sessionId, each only where there is a value', () => {
    const store = memoryStore();
    const session = createSession(store, START_MS);
    expect(session.headers()).toEqual({});
    session.update({ sessionToken: 's-1' }, START_MS);
    expect(session.headers()).toEqual({ 'session-token': 's-1' });
    session.update({ sessionToken: 's-2', sessionId: 'i-2' }, START_MS);
    expect(session.headers()).toEqual({ 'session-token': 's-2', sessionId: 'i-2' });
    session.update({ sessionToken: 's-3', sessionId: undefined }, START_MS);
    expect(session.headers()).toEqual({ 'session-token': 's-3' });
    expect(createSession(store, START_MS).headers()).toEqual({ 'session-token': 's-3' });
  });

  it('is there after a reload within 30 minutes of the last update, and gone after them', () => {
    const store = memoryStore();
    createSession(store, START_MS).update({ sessionToken: 's-1' }, START_MS);
    expect(createSession(store, START_MS + 1_799_000).headers()).toEqual({ 'session-token': 's-1' });
    expect(createSession(store, START_MS + 1_800_000).headers()).toEqual({});
  });

  // @req ERR-012
  it('is forgotten in memory and storage', () => {
    const store = memoryStore();
    const session = createSession(store, START_MS);
    session.update({ sessionToken: 's-1' }, START_MS);
    session.clear();
    expect(session.headers()).toEqual({});
    expect(createSession(store, START_MS).headers()).toEqual({});
  });

  it('of a damaged entry is none', () => {
    const store = memoryStore();
    store.set('session', '{"version":1,"value":{"sessionToken":7}}');
    expect(createSession(store, START_MS).headers()).toEqual({});
  });
});
