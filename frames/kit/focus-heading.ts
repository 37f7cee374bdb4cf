/** Puts the focus on the heading of an area: what had it is gone, and reading goes on from there. */
export function focusHeading(area: ParentNode, preventScroll = false): void {
  const heading = area.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}
