import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/site/route';
import { routes } from '../shared/site/routes';
import { framePagesOf } from './frame-pages.mjs';

/** Shown by addresses that production has not: documents of the sandbox. */
const sandboxPages = ['gallery', 'sandbox-phone'];

describe('the pages of the build', () => {
  it('are those that an address shows', () => {
    const shown = Object.values<Route>(routes).flatMap(({ shows }) =>
      typeof shows === 'object' && 'page' in shows ? shows.page : [],
    );
    const pages = framePagesOf(join(import.meta.dirname, '..'));
    expect([...new Set([...shown, ...sandboxPages])].sort()).toEqual(pages.sort());
  });
});
