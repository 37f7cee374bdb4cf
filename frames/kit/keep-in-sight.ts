/** Of a computed length; 'auto' is none. */
const px = (length: string): number => Number.parseFloat(length) || 0;

/** What `part` scrolls in; null where nothing does. */
export function scrollerOf(part: Element): Element | null {
  for (let each = part.parentElement; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

/** Scrolls as little as brings `part` wholly into the room that it scrolls in (less its `scroll-padding`), its head first
 *  where it is higher than that; one that is there already stays where it is. By hand: `scrollIntoView` would also move the page that the frame
 *  stands in. */
export function keepInSight(part: Element | null | undefined): void {
  const scroller = part && scrollerOf(part);
  if (!scroller) return;
  const room = scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const box = part.getBoundingClientRect();
  const above = box.top - px(scrollPaddingTop) - room.top;
  const below = box.bottom + px(scrollPaddingBottom) - room.bottom;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(above, below);
}
