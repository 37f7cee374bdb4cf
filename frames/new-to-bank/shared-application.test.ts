import { describe, expect, it } from 'vitest';
import { type LookState, nextLook } from './shared-application';
import { sharedApplication } from './testing/shared-application';

const shown: LookState = { step: 'shown', application: sharedApplication, refresh: 'none' };
const offline = { type: 'lookFailed', cause: { kind: 'offline' } } as const;

describe('an application behind a link', () => {
  it('keeps what it has shown when a second look fails', () => {
    const looking = nextLook(shown, { type: 'lookStarted' });
    expect(looking).toEqual({ ...shown, refresh: 'running' });
    expect(nextLook(looking, offline)).toEqual({ ...shown, refresh: 'failed' });
  });

  it('says that the first look failed, and loads again on a retry', () => {
    const failed = nextLook({ step: 'loading' }, offline);
    expect(failed).toEqual({ step: 'failed', cause: { kind: 'offline' } });
    expect(nextLook(failed, { type: 'lookStarted' })).toEqual({ step: 'loading' });
  });

  it('is missing for an unknown link, even after it was shown', () => {
    expect(nextLook(shown, { type: 'notFound' })).toEqual({ step: 'missing' });
  });
});
