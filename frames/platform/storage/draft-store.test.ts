// @vitest-environment node
import { expect, it } from 'vitest';
import { object, text } from '../../../shared/bridge/schema';
import { draftStore } from './draft-store';
import { memoryStore } from './key-value-store';

const NOW_MS = 1_700_000_000_000;
const drafts = draftStore(() => 'one place', object({ typed: text(9) }));

it('a draft is returned to its owner, and to a reader without an owner', () => {
  const store = memoryStore();
  drafts.write(store, 'first', { typed: 'a' }, NOW_MS);
  const readers = ['first', null, 'second'];
  expect(readers.map((owner) => drafts.read(store, owner, NOW_MS))).toEqual([{ typed: 'a' }, { typed: 'a' }, null]);
});
