import { genuine } from './genuine';

/** An element that stands nowhere yet. */
export const makeElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  // SAFETY: what the browser makes of a tag is what its types say.
  genuine(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];
