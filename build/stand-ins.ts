import { resolve } from 'node:path';
import { aliasesOf } from './preact-names.ts';

const standIn = (name: string): string => resolve('frames/platform/stand-ins', name);

/** What ships in the frames in place of a library that is written with: the small part of it that a frame needs, by the
 *  same names. Both libraries together were a sixth of a first screen. Whole names. */
export const standInNames = {
  'zod/mini': standIn('zod-mini.ts'),
  'jotai/vanilla': standIn('jotai.ts'),
  'jotai/vanilla/utils': standIn('jotai.ts'),
  'jotai/react': standIn('jotai.ts'),
} as const;
export const standIns = aliasesOf(standInNames);
