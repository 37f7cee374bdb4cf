import { expect, it } from 'vitest';
import { nextSession } from '../../sdk/session-state';
import { events, setup, states } from '../../sdk/testing/session-samples';
import { blocksOf } from './markdown';

/** `open --> failed: attemptFailed`, for each pair of states between which the reducer moves to another attempt or
 *  state. */
function transitions(): string[] {
  const byPair = new Map<string, Set<string>>();
  for (const from of Object.values(states)) {
    for (const [nowMs, eventOf] of Object.values(events)) {
      const event = eventOf(from.attempt);
      const [to] = nextSession(setup, from, event, nowMs);
      if (to.type === from.type && to.attempt === from.attempt) continue;
      const pair = `${from.type} --> ${to.type}`;
      byPair.set(pair, (byPair.get(pair) ?? new Set()).add(event.type));
    }
  }
  return [...byPair].map(([pair, types]) => `${pair}: ${[...types].sort().join(', ')}`);
}

it('docs/lifecycle.md has exactly the transitions of the session reducer', () => {
  const [drawing] = blocksOf('docs/lifecycle.md').filter(({ language }) => language === 'mermaid');
  const lines = drawing?.text.split('\n').map((line) => line.trim()) ?? [];
  const drawn = lines.filter((line) => /^\w+ --> \w+:/.test(line));
  expect(drawn.sort()).toEqual(transitions().sort());
});
