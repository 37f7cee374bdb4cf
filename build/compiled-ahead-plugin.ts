import type { Plugin } from 'rollup';

/** Read by V8: what follows is compiled while it comes in, on a thread of its own, and not function by function where
 *  somebody waits for it. For other engines it is a comment. */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Begins chunks so that run most of what they bring. What is seldom wanted is compiled when it is called. */
export const compiledAhead = (
  runs: (chunk: { readonly moduleIds: readonly string[]; readonly isEntry: boolean }) => boolean,
): Plugin => ({
  name: 'kadam-compiled-ahead',
  renderChunk: {
    // The minifier takes comments off.
    order: 'post',
    handler: (code, chunk) => (runs(chunk) ? { code: COMPILED_AHEAD + code, map: null } : null),
  },
});
