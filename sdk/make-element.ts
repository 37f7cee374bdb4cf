import { nativeProperty } from './native-property';

/** An element that stands nowhere yet. */
export const makeElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  // SAFETY: what the browser makes of a tag is what its types say.
  nativeProperty(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

/** One at the end of `parent`. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  parent: Node,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const element = makeElement(tag);
  // SAFETY: to a node, undefined is no text.
  element.textContent = text as string;
  parent.appendChild(element);
  return element;
}
