// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/key-value-store';
import { readLogo, readTheme, writeBrand } from './brand';

const NOW_MS = 1_700_000_000_000;
const theme = { primaryCTAColor: '#b5121b', scheme: 'dark' } as const;
const logo = 'https://z.example/logo.svg';

describe('the brand of a merchant', () => {
  it('is stored for its merchant only', () => {
    const store = memoryStore();
    writeBrand(store, { merchantKey: 'z', theme, logo }, NOW_MS);
    expect([readTheme(store, 'z', NOW_MS), readLogo(store, 'z', NOW_MS)]).toEqual([theme, logo]);
    expect([readTheme(store, 'y', NOW_MS), readLogo(store, 'y', NOW_MS)]).toEqual([undefined, '']);
  });

  it('keeps its logo where an opening gives a theme alone', () => {
    const store = memoryStore();
    writeBrand(store, { merchantKey: 'z', theme, logo }, NOW_MS);
    writeBrand(store, { merchantKey: 'z', theme: {} }, NOW_MS);
    expect([readTheme(store, 'z', NOW_MS), readLogo(store, 'z', NOW_MS)]).toEqual([{}, logo]);
  });

  it.each(['red', '#fff', 'url(x)'])('with the stored colour %s is none', (primaryCTAColor) => {
    const store = memoryStore();
    writeBrand(store, { merchantKey: 'z', theme: { primaryCTAColor } }, NOW_MS);
    expect(readTheme(store, 'z', NOW_MS)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('with the stored logo %s is none', (address) => {
    const store = memoryStore();
    writeBrand(store, { merchantKey: 'z', logo: address }, NOW_MS);
    expect(readLogo(store, 'z', NOW_MS)).toBe('');
  });
});
