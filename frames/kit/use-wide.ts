import { useMedia } from './use-media';

/** Room for two columns, a side of 320 px and a step of 560: in em, since larger letters need more of it. */
export const useWide = (): boolean => useMedia('(min-width: 55em) and (min-height: 37.5em)');
