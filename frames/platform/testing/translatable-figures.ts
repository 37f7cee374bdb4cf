/** An amount, a mobile number or a masked number. */
const FIGURE = /(?:₹|INR)\s?[\d०-९]|\+91|X{3,}|••\d/;

/** Texts below `root` that a page translator changes and must not: by default those with a figure. */
export function translatable(
  root: Element,
  isFigure = (text: string): boolean => FIGURE.test(text),
): readonly string[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const parent = walker.currentNode.parentElement;
    if (isFigure(text) && !parent?.closest('[translate=no], script, style')) found.push(text.trim());
  }
  return found;
}
