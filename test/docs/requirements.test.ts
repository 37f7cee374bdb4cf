import { expect, it } from 'vitest';
import { reportOf } from '../../build/requirements-report.mjs';
import { read, root } from './markdown';

const { count, faults, page } = reportOf(root);

it('docs/requirements.tsv has 1,042 requirements', () => {
  expect(count).toBe(1042);
});

it('each requirement has a test or a reason, and each @req comment names requirements and stands above a test', () => {
  expect(faults).toEqual([]);
});

it('docs/requirements.md is the page that `npm run requirements` writes', () => {
  expect(read('docs/requirements.md')).toBe(page);
});
