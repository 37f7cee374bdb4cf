// @vitest-environment node
import { expect, it } from 'vitest';
import { inGroups } from './in-groups';

it('inGroups moves items of one name to its first item and keeps the order otherwise', () => {
  const files = ['frame/page 1', 'frame/node 2', 'frame/page 3', 'node/node 4', 'frame/node 5'];
  expect(inGroups(files, (file) => file.split(' ', 1)[0] ?? '')).toEqual([
    'frame/page 1',
    'frame/page 3',
    'frame/node 2',
    'frame/node 5',
    'node/node 4',
  ]);
});
