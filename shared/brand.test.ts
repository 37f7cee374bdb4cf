import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from './brand';
import { routes } from './site/routes';

// @req Q-053
it('the address of the home page has the configured product name', () => {
  expect(routes.home.path).toBe(`/home/buy-with-${brand.product}`);
});

// @req Q-053
it('the lint rule no-brand-literal rejects the configured name', () => {
  expect(readFileSync('build/lint/no-brand-literal.grit', 'utf8')).toContain(`(?:.*[^A-Za-z0-9_])?${brand.name}(?:`);
});
