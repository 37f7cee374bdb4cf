/** Content of a text node while a translator's element shows its text: zero width, and ignored by the translator. */
const EMPTY = '\uFEFF';

const guarded = new WeakSet<Document>();

/** Keeps text up to date under a page translator, which replaces text nodes by `font` elements, so that later updates of the
 *  node are invisible. The node stays, empty, before that element; the element is removed when the node changes or goes. */
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
  /** The translator restores the page: removes its copy and puts the text back into the node. */
  const giveBack = (node: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    const text = shown.get(node)?.text ?? '';
    for (const each of [...addedNodes, previousSibling, nextSibling])
      if (each !== node && each instanceof Text && each.data === text) each.remove();
    if (node.data === EMPTY) node.data = text;
    shown.delete(node);
  };
  /** The element that replaced a text, from the record of its removal. */
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
    // The text has changed since: it replaces the translation and is translated again.
    if (font && later.some(({ target }) => target === node)) font.parentNode?.replaceChild(node, font);
    else if (font) take(node, font);
  };

  const observer = new MutationObserver((records) => {
    for (const [index, record] of records.entries()) {
      const { target, removedNodes } = record;
      if (target instanceof Text && target.data !== EMPTY) letGo(target);
      for (const node of removedNodes) if (!node.isConnected) onRemoved(node, record, records.slice(index));
    }
    // Drops the records of the changes above.
    observer.takeRecords();
  });
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
}
