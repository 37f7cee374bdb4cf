// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { openTab } from './open-tab';

const tab = () => ({ opener: 'this page', location: { href: '' } });
const page = (opened: ReturnType<typeof tab> | null = tab()) => ({ open: vi.fn(() => opened) });

describe('a new tab', () => {
  // @req SAL-045
  it('opens a web address and cannot reach back', () => {
    const opened = tab();
    expect(openTab(page(opened), 'https://wa.me/?text=Apply')).toBe(true);
    expect(opened).toEqual({ opener: null, location: { href: 'https://wa.me/?text=Apply' } });
  });

  it('that the browser does not open is told', () => {
    expect(openTab(page(null), 'https://lender.example/pay')).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', '//host', 'whatsapp://send', ''])(
    'does not open %s',
    (address) => {
      const fake = page();
      expect(openTab(fake, address)).toBe(false);
      expect(fake.open).not.toHaveBeenCalled();
    },
  );
});
