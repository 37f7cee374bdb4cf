import { monogram } from '../kit/monogram';

/** Puts lenders into a screen whose last list is `LendingPartners`, drawn with one that has no name. */
export function fillPartners(root: HTMLElement, names: readonly string[]): void {
  const list = [...root.querySelectorAll('ul')].at(-1);
  const partner = list?.firstElementChild;
  if (!list || !partner) return;
  if (names.length === 0) list.parentElement?.remove();
  list.replaceChildren(
    ...names.map((name) => {
      const item = partner.cloneNode(true);
      item.firstChild?.appendChild(new Text(monogram(name, 2)));
      item.appendChild(new Text(name));
      return item;
    }),
  );
}
