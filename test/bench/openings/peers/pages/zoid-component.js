import { create } from '@krakenjs/zoid/dist/zoid.frame.min.js';

/** Both sides of a zoid component have to define it alike. `frames`: origin of the frame. */
export const zoidComponent = (frames) =>
  create({ tag: 'bench-peer', url: `${frames}/zoid`, dimensions: { width: '100%', height: '600px' } });
