import { resolve } from 'node:path';

/** The module that a page's chunk of a stage is made of: `frames/<page>/late/<stage>.ts`. */
export const lateModule = (page: string, stage: 'calls' | 'next' | 'rest'): string =>
  resolve('frames', page, 'late', `${stage}.ts`);

/** 'agent-next' for the chunk that has that module in it; undefined for any other chunk. */
export function lateChunkName(modules: readonly string[]): string | undefined {
  const [match] = modules.flatMap((id) => [...id.matchAll(/\/frames\/([\w-]+)\/late\/(\w+)\.ts$/g)]);
  return match && `${match[1]}-${match[2]}`;
}
