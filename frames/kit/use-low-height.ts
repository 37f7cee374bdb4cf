import { useMedia } from './use-media';

/** True if the viewport is at most 26.25 em high: a small phone with its keyboard open. */
export const useLowHeight = (): boolean => useMedia('(max-height: 26.25em)');
