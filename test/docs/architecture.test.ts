import { expect, it } from 'vitest';
import { architecturePage } from '../../build/state-diagrams';
import { read } from './markdown';

it('the state diagrams of docs/architecture.md equal the output of `npm run diagrams`', () => {
  expect(read('docs/architecture.md')).toBe(architecturePage());
});

it('docs/architecture.md has at most 250 lines', () => {
  expect(read('docs/architecture.md').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
});
