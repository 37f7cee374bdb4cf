import { expect, it } from 'vitest';
import { reportOf } from '../../build/requirements-report.mjs';
import { read, root } from './markdown';

const { count, faults, page } = reportOf(root);

it('docs/requirements.tsv has 1,042 requirements', () => {
  expect(count).toBe(1042);
});

it('each requirement has a test or a reason, and each @req comment names requirements above a test', () => {
  expect(faults).toEqual([]);
});

it('docs/requirements.md equals the output of `npm run requirements`', () => {
  expect(read('docs/requirements.md')).toBe(page);
});
