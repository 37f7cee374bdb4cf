import type { Page } from 'playwright';

/** Renders a page as a right-to-left language would: letters become Hebrew, sides are mirrored, figures stay, and the X
 *  that masks a number counts as one. For a page that does not render again. */
export const turnRound = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const first = 'א'.codePointAt(0) ?? 0;
    for (let each = texts.nextNode(); each instanceof Text; each = texts.nextNode())
      each.data = each.data.replace(/(?!X)\p{L}/gu, (letter) =>
        String.fromCodePoint(first + ((letter.codePointAt(0) ?? 0) % 27)),
      );
  });

/** Figures that are not rendered left to right as one piece: amounts, mobile numbers, times and percentages, also
 *  masked ones. */
export const tornFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const figure = /(?:\+|₹ ?)?\d(?:[\dX,.:-]|(?<!,) )*[\dX%]|₹ ?\d/g;
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let each = texts.nextNode(); each instanceof Text; each = texts.nextNode())
      for (const { 0: found, index } of each.data.matchAll(figure)) {
        const boxes = Array.from(found, (sign, at) => {
          const range = document.createRange();
          range.setStart(each, index + at);
          range.setEnd(each, index + at + 1);
          return sign === ' ' ? null : (range.getClientRects()[0] ?? null);
        }).filter((box) => box !== null);
        const isTorn = boxes.some((box, at) => {
          const next = boxes[at + 1];
          return next !== undefined && Math.abs(next.top - box.top) < box.height / 2 && next.left < box.left;
        });
        if (isTorn) torn.push(`${found} of “${each.data}”`);
      }
    return torn;
  });
