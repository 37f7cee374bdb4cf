import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/site/route';
import { routes } from '../shared/site/routes';
import { frames } from './entries';

describe('frames of the build', () => {
  it('the built frames are the pages of the route table and the sandbox phone', () => {
    const shown = Object.values<Route>(routes).flatMap(({ shows }) =>
      typeof shows === 'object' && 'page' in shows ? shows.page : [],
    );
    expect([...new Set([...shown, 'sandbox-phone'])].sort()).toEqual([...frames].sort());
  });
});
