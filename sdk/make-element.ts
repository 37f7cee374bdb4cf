import { nativeProperty } from './native-property';

/** Creates an element that is not in the document yet. */
export const makeElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  // SAFETY: the DOM types map each tag to its element.
  nativeProperty(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

/** Creates an element and appends it to `parent`. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  parent: Node,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const element = makeElement(tag);
  // SAFETY: a node treats undefined as an empty text.
  element.textContent = text as string;
  parent.appendChild(element);
  return element;
}
