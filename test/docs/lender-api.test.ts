import { expect, it } from 'vitest';
import { lenderApiPage } from '../../build/lender-api-page';
import { lenderCallNames } from '../../shared/lender-api/lender-calls';
import { lenderEventTypes } from '../../shared/lender-api/lender-events';
import { problemNames } from '../../shared/lender-api/problems';
import { names, read, tableUnder } from './markdown';

const page = read('docs/lender-api.md');

it('docs/lender-api.md equals the output of `npm run diagrams`', () => {
  expect(page).toBe(lenderApiPage());
});

it('docs/lender-api.md has a section for every call, and rows for every problem and event', () => {
  expect([...page.matchAll(/^#### (\w+)$/gm)].map(([, name]) => name)).toEqual(lenderCallNames);
  expect(names(tableUnder(page, '### Problems'))).toEqual(problemNames);
  expect(names(tableUnder(page, '## Events')).slice(0, lenderEventTypes.length)).toEqual(lenderEventTypes);
});

it('docs/lender-api.md has a meaning for every field', () => {
  expect(page.match(/^\| `[^|]+\|[^|]+\| {2}\|$/gm)).toBeNull();
  expect(page).not.toContain('<!--');
});
