import type { Page } from 'playwright';

/** Layout faults of a page as short lines: clipped text, and controls that cannot be scrolled to or are covered. */
export const doesNotFit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The top layer covers the rest, by its content or its backdrop.
    const top = document.elementFromPoint(0, 0)?.closest('dialog[open]') ?? document.body;
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;
    /** Visible: not for screen readers only, and not covered by another drawing. */
    const isForEyes = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden') === null;
    const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

    const cuts = (around: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      return (
        (isHidden(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1)) ||
        (isHidden(overflowY) && (text.top < box.top - 1 || text.bottom > box.bottom + 1))
      );
    };
    /** Ancestors up to the scroll container: content outside of that can be scrolled to. */
    function* around(element: Element): Generator<Element> {
      for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
        yield each;
        if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return;
      }
    }
    const faultOfText = (text: Text): string[] => {
      const own = text.parentElement;
      // A separator dot at a line break is not visible.
      if (!own || /^\s*·?\s*$/.test(text.data) || !isForEyes(own)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return [];
      if (box.left < -1 || box.right > innerWidth + 1) return [`beside the screen: ${named(own)}`];
      return [...around(own)].some((each) => cuts(each, box)) ? [`cut off: ${named(own)}`] : [];
    };

    const isReachable = (control: Element): boolean => {
      control.scrollIntoView({ block: 'center' });
      const { left, top: above, width, height } = control.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, above + height / 2);
      const label = control.closest('label');
      return there !== null && (control.contains(there) || there.contains(control) || label?.contains(there) === true);
    };

    const texts: Text[] = [];
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let each = walk.nextNode(); each instanceof Text; each = walk.nextNode()) texts.push(each);
    const controls = [...top.querySelectorAll('button, a[href], input')].filter(isForEyes);
    /** The value is longer than its field. */
    const isTooLong = (control: Element): boolean =>
      control instanceof HTMLInputElement && control.value !== '' && control.scrollWidth > control.clientWidth + 1;
    return [
      ...new Set([
        ...texts.flatMap(faultOfText),
        ...controls.filter(isTooLong).map((control) => `too long: ${(control as HTMLInputElement).value}`),
        ...controls
          .filter((control) => !isReachable(control))
          .map((control) => `cannot be pressed: ${named(control.closest('label') ?? control)}`),
      ]),
    ];
  });
