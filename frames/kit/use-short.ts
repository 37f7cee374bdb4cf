import { useMedia } from './use-media';

/** So little height that nothing but what is being done fits: a small phone with its keyboard open. */
export const useShort = (): boolean => useMedia('(max-height: 26.25em)');
