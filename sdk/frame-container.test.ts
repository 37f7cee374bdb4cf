import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameContainer, type FrameContainer } from './frame-container';

const seen = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 });
let container: FrameContainer;

function box(): HTMLDialogElement {
  const dialog = document.body.lastElementChild?.shadowRoot?.querySelector('dialog');
  if (!dialog) throw new Error('no overlay');
  return dialog;
}

function see(change: Partial<typeof seen>, event = 'resize'): CSSStyleDeclaration {
  Object.assign(seen, change);
  seen.dispatchEvent(new Event(event));
  return box().style;
}

beforeEach(() => {
  Object.assign(seen, { height: 640, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  container = createFrameContainer('about:blank');
  container.enter(
    'en',
    { merchantKey: 'k', merchantDetails: { merchantName: 'm' } },
    { onDismiss: () => undefined, onRemoved: () => undefined, onRetry: () => undefined },
  );
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

describe('the overlay', () => {
  it('fits the visual viewport above an on-screen keyboard, also when the browser has scrolled the page', () => {
    expect(see({ height: 340 }).maxHeight).toBe('340px');
    expect(see({ offsetTop: 120 }, 'scroll').cssText).toMatch(/inset: ?120px 0(px)? calc\(100% - 460px\)/);
    expect(see({ height: 640, offsetTop: 0 }).cssText).toMatch(
      /max-height: ?640px; ?inset: ?0px 0(px)? calc\(100% - 640px\)/,
    );
  });

  it('keeps its size while the user has zoomed in', () => {
    see({ height: 640 });
    expect(see({ height: 320, scale: 2 }).maxHeight).toBe('640px');
  });

  it('ignores the visual viewport after it was removed', () => {
    const { style } = box();
    container.remove();
    Object.assign(seen, { height: 340 });
    seen.dispatchEvent(new Event('resize'));
    expect(style.maxHeight).toBe('');
  });
});
