/** Stands in a text node while a translator's element shows its text: white space to a translator, and without width. */
const EMPTY = '\uFEFF';

const guarded = new WeakSet<Document>();

/** Keeps text that changes right under a page translator. Chrome's puts a `font` element in place of each text node, and a
 *  program that goes on with its node changes and removes nothing that is seen. Here the node stays, empty, before that
 *  element, which goes when the node is given another text or removed. */
export function guardText(page: Document): void {
  if (guarded.has(page)) return;
  guarded.add(page);
  const shown = new WeakMap<Node, { readonly by: Node; readonly text: string }>();
  const originals = new WeakMap<Node, Text>();

  const letGo = (text: Node): void => {
    const by = shown.get(text)?.by;
    by?.parentNode?.removeChild(by);
    shown.delete(text);
  };
  const take = (text: Text, font: Node): void => {
    shown.set(text, { by: font, text: text.data });
    originals.set(font, text);
    text.data = EMPTY;
    font.parentNode?.insertBefore(text, font);
  };
  /** The translator gives the page back as it was written: its own copy of the text goes, and the node has it again. */
  const giveBack = (node: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    const text = shown.get(node)?.text ?? '';
    for (const each of [...addedNodes, previousSibling, nextSibling])
      if (each !== node && each instanceof Text && each.data === text) each.remove();
    if (node.data === EMPTY) node.data = text;
    shown.delete(node);
  };
  /** The element that stands where a record says that a text stood. */
  const replacing = ({ target, addedNodes, previousSibling, nextSibling }: MutationRecord): Node | undefined =>
    [...addedNodes, previousSibling, nextSibling].find(
      (node): node is Node => node?.nodeName === 'FONT' && node.parentNode === target && !originals.has(node),
    );
  const onRemoved = (node: Node, record: MutationRecord, later: readonly MutationRecord[]): void => {
    const original = originals.get(node);
    if (original && shown.get(original)?.by === node) giveBack(original, record);
    if (!(node instanceof Text)) return;
    letGo(node);
    const font = replacing(record);
    // Text that has changed since is shown, and translated in its turn.
    if (font && later.some(({ target }) => target === node)) font.parentNode?.replaceChild(node, font);
    else if (font) take(node, font);
  };

  const observer = new MutationObserver((records) => {
    for (const [index, record] of records.entries()) {
      const { target, removedNodes } = record;
      if (target instanceof Text && target.data !== EMPTY) letGo(target);
      for (const node of removedNodes) if (!node.isConnected) onRemoved(node, record, records.slice(index));
    }
    // Of its own changes.
    observer.takeRecords();
  });
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
}
