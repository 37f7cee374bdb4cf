/** Runs in a page and changes it as Chrome's translator does: wraps each text node, later ones included, in a `font` in
 *  a `font` and keeps the text. `isStubborn`: ignores `translate="no"`. */
export function imitateTranslator(isStubborn: boolean): void {
  const made = new WeakSet<Node>();
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || made.has(text) || /^(SCRIPT|STYLE|TEXTAREA|NOSCRIPT)$/.test(parent.nodeName)) return;
    // A `font` does not render in an SVG, which is therefore marked.
    if (parent.closest('svg') && isStubborn) return;
    if (!/\S/.test(text.data) || (!isStubborn && parent.closest('[translate=no], .notranslate'))) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    const translated = document.createTextNode(text.data);
    made.add(translated);
    inner.append(translated);
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  const start = (): void => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) wrapAll(node);
        if (type === 'characterData' && target instanceof Text && target.isConnected) wrap(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
