// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createLazyScreens } from './lazy-screens';

const First = () => null;
const Late = () => null;

describe('createLazyScreens', () => {
  it('a screen of a late chunk is available once loaded, one of the first chunk from the start', async () => {
    const screens = createLazyScreens<'first' | 'late', object, 'first'>(
      { first: First },
      { late: { load: async () => Late } },
    );
    expect([screens.loaded('first'), screens.loaded('late')]).toEqual([First, null]);
    await screens.load('late');
    expect(screens.loaded('late')).toBe(Late);
  });

  it('a late screen that failed to load is fetched again', async () => {
    const load = vi.fn(async () => Late).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const screens = createLazyScreens<'late', object>({}, { late: { load } });
    await expect(screens.load('late')).rejects.toThrow('Loading chunk failed');
    expect(await screens.load('late')).toBe(Late);
  });

  it('a name without a screen fails like a chunk that did not load', async () => {
    const screens = createLazyScreens<'first', object, 'first'>({ first: First }, {});
    await expect(screens.load('nothing' as 'first')).rejects.toThrow('Loading chunk failed: no screen nothing');
  });
});
