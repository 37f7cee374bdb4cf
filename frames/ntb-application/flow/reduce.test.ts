import { beforeEach, describe, expect, it } from 'vitest';
import { type Failure, ownFailure } from '../../platform/api/failure';
import { sharedApplication } from '../testing/shared-application';
import type { ApplicationEffect, ApplicationEvent } from './events';
import { reduce } from './reduce';
import { type ApplicationState, initialState } from './state';

const REF = 'r'.repeat(22);
let state: ApplicationState;
let effects: ApplicationEffect[];
beforeEach(() => {
  state = initialState;
  effects = [];
});

function send(event: ApplicationEvent): void {
  const next = reduce(state, event, 0);
  state = next.state;
  effects.push(...next.effects);
}
/** What the server has been asked with, in order. */
const asked = () => effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending.body] : []));
const requestId = (): number => state.calls.info?.requestId ?? -1;
const answer = (id = requestId()): void =>
  send({ type: 'callSucceeded', call: 'info', requestId: id, data: sharedApplication });
const fail = (failure: Failure, id = requestId()): void =>
  send({ type: 'callFailed', call: 'info', requestId: id, failure });

const offline = ownFailure(new Error('Network Error'), 'network');
const notFound: Failure = { ...offline, kind: 'http', status: 404 };
const broken: Failure = { ...offline, kind: 'http', status: 503, code: 'UNAVAILABLE' };

describe('an application behind a link', () => {
  it('is asked for by the reference of the link, and shown as it is answered', () => {
    send({ type: 'opened', reference: REF });
    expect([asked(), state.screen]).toEqual([[{ ref: REF }], { name: 'loading' }]);
    answer();
    expect(state.screen).toEqual({ name: 'shown', application: sharedApplication, refresh: 'none' });
  });

  it('is not asked for where the link has no reference: it leads nowhere, also when it is looked at again', () => {
    send({ type: 'opened', reference: null });
    send({ type: 'lookedAgain' });
    expect([asked(), state.screen]).toEqual([[], { name: 'missing' }]);
  });

  it('is missing for an unknown link, even after it was shown', () => {
    send({ type: 'opened', reference: REF });
    answer();
    send({ type: 'lookedAgain' });
    fail(notFound);
    expect(state.screen).toEqual({ name: 'missing' });
  });

  it('keeps what it has shown when a second look fails', () => {
    send({ type: 'opened', reference: REF });
    answer();
    send({ type: 'lookedAgain' });
    expect(state.screen).toMatchObject({ name: 'shown', refresh: 'running' });
    fail(broken);
    expect(state.screen).toEqual({ name: 'shown', application: sharedApplication, refresh: 'failed' });
  });

  it('says that the first look failed, and loads again on a retry', () => {
    send({ type: 'opened', reference: REF });
    fail(broken);
    expect(state.screen).toEqual({ name: 'failed', failure: broken });
    send({ type: 'lookedAgain' });
    expect(state.screen).toEqual({ name: 'loading' });
  });

  it('is looked at by itself once the network is back, and only where the look before has failed', () => {
    send({ type: 'opened', reference: REF });
    fail(offline);
    send({ type: 'wentOnline' });
    expect(asked()).toHaveLength(2);
    answer();
    send({ type: 'wentOnline' });
    expect([asked().length, state.screen]).toMatchObject([2, { name: 'shown', refresh: 'none' }]);
  });

  it('is asked for once at a time, and hears nothing of a call that is not the last', () => {
    send({ type: 'opened', reference: REF });
    const first = requestId();
    answer();
    send({ type: 'lookedAgain' });
    send({ type: 'lookedAgain' });
    expect(asked()).toHaveLength(2);
    fail(offline, first);
    expect(state.screen).toMatchObject({ name: 'shown', refresh: 'running' });
    answer();
    expect(state.screen).toMatchObject({ name: 'shown', refresh: 'none' });
  });
});
