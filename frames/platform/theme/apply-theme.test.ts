import { expect, it } from 'vitest';
import { brand } from '../../../shared/brand';
import { applyTheme } from './apply-theme';
import { themeOf } from './theme-of';

it('a theme that is put on the page takes the place of the one before', () => {
  const root = document.createElement('div');
  applyTheme(root, themeOf({ primaryCTAColor: '#ffd600', scheme: 'dark', corners: 'square' }));
  expect(root.style.getPropertyValue('--cta')).toContain('rgb(255,214,0)');
  expect(root.style.getPropertyValue('--edge-2')).toContain('rgb(95,175,93)');
  expect({ ...root.dataset }).toEqual({ scheme: 'dark', corners: 'square' });
  applyTheme(root, themeOf(undefined));
  expect(root.style.getPropertyValue('--cta')).toContain('rgb(0,126,63)');
  expect(root.style.getPropertyValue('--edge')).not.toContain('mark');
  expect(root.dataset.scheme).toBe('light');
});

it('a page that no merchant has opened is told no scheme, and follows the system', () => {
  const root = document.createElement('div');
  applyTheme(root, brand.theme);
  expect({ ...root.dataset }).toEqual({});
});
