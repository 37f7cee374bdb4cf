// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { openTab } from './open-tab';

const page = () => ({ open: vi.fn() });

describe('a new tab', () => {
  it('opens a web address and cannot reach back', () => {
    const fake = page();
    openTab(fake as unknown as Window, 'https://wa.me/?text=Apply');
    expect(fake.open).toHaveBeenCalledWith('https://wa.me/?text=Apply', '_blank', 'noopener,noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', '//host', 'whatsapp://send', ''])(
    'does not open %s',
    (address) => {
      const fake = page();
      openTab(fake as unknown as Window, address);
      expect(fake.open).not.toHaveBeenCalled();
    },
  );
});
