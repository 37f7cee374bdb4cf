import { create } from '@krakenjs/zoid/dist/zoid.frame.min.js';

/** Both sides of a zoid component need the same definition. `frames`: origin of the frame. */
export const zoidComponent = (frames) =>
  create({ tag: 'bench-peer', url: `${frames}/zoid`, dimensions: { width: '100%', height: '600px' } });
