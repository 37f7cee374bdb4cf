// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { opened } from './testing/journeys';

describe('a snackbar', () => {
  it('stays 5 s although the 500 ms of the one before end in the meantime', () => {
    const play = opened();
    play.send({ type: 'copyEnded', copied: true });
    play.wait(300);
    play.send({ type: 'copyEnded', copied: false });
    play.wait(200);
    expect(play.state.toast?.kind).toBe('copyFailed');
    play.wait(4_799);
    expect(play.state.toast?.kind).toBe('copyFailed');
    play.wait(1);
    expect(play.state.toast).toBeNull();
  });

  it('that comes again is another one, so that it is spoken again', () => {
    const play = opened();
    play.send({ type: 'copyEnded', copied: true });
    const first = play.state.toast?.id;
    play.send({ type: 'copyEnded', copied: true });
    expect(play.state.toast?.id).not.toBe(first);
  });
});
