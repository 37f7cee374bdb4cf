import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followVisibleHeight, withHeight } from './follow-visible-height';

const root = document.documentElement;
const seen = Object.assign(new EventTarget(), { height: 640, scale: 1 });
const changed = vi.fn();

/** `--vh` of a phone of 640 px with this visible height. */
function see(height: number, scale = 1): string {
  Object.assign(seen, { height, scale });
  seen.dispatchEvent(new Event('resize'));
  return root.style.getPropertyValue('--vh');
}

beforeEach(() => {
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('visualViewport', seen);
  followVisibleHeight(window, changed);
});

it('a page is as high as what a keyboard leaves of it, and whole again without one', () => {
  expect(see(460)).toBe('4.6px');
  expect(see(340)).toBe('3.4px');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(see(640)).toBe('');
  expect(changed).toHaveBeenCalled();
});

it('a page that is looked at more closely keeps its height', () => {
  expect(see(320, 2)).toBe('');
});

it('a browser that makes the page itself smaller is left alone', () => {
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(340);
  expect(see(340)).toBe('');
});

describe('a query of styles', () => {
  it.each([
    ['(max-height: 26.25em)', 21.25, '(min-width: 0px)'],
    ['(max-height: 26.25em)', 26.3, '(max-width: 0px)'],
    ['(min-height: 26.26em) and (max-height: 37.5em)', 30, '(min-width: 0px) and (min-width: 0px)'],
    ['(min-height: 26.26em) and (max-height: 37.5em)', 21, '(max-width: 0px) and (min-width: 0px)'],
    ['(min-width: 55em) and (min-height: 37.5em)', 21, '(min-width: 55em) and (max-width: 0px)'],
    ['(max-width: 21.25em)', 21, '(max-width: 21.25em)'],
  ])('%s is answered for %f em: %s', (query, heightEm, answered) => {
    expect(withHeight(query, heightEm)).toBe(answered);
  });
});
