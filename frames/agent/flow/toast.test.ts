// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { opened } from './testing/journeys';

describe('a snackbar', () => {
  it('stays 5 s although the 500 ms of the one before end in the meantime', () => {
    const harness = opened();
    harness.send({ type: 'copyEnded', copied: true });
    harness.wait(300);
    harness.send({ type: 'copyEnded', copied: false });
    harness.wait(200);
    expect(harness.state.toast?.kind).toBe('copyFailed');
    harness.wait(4_799);
    expect(harness.state.toast?.kind).toBe('copyFailed');
    harness.wait(1);
    expect(harness.state.toast).toBeNull();
  });

  it('that comes again is another one, so that it is announced again', () => {
    const harness = opened();
    harness.send({ type: 'copyEnded', copied: true });
    const first = harness.state.toast?.id;
    harness.send({ type: 'copyEnded', copied: true });
    expect(harness.state.toast?.id).not.toBe(first);
  });
});
