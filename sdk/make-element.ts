import { nativeProperty } from './native-property';

export const makeElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  // SAFETY: the DOM types map each tag to its element.
  nativeProperty(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

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
