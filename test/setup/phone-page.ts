import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/** A phone's page. It shares transformed modules with the tests without a page: Vitest's own page environment
 *  transforms each module once more. */
const environment: Environment = {
  name: 'phone-page',
  viteEnvironment: 'ssr',
  setup: (global) => happyDom.setup(global, { happyDOM: { width: 414, height: 712 } }),
};

export default environment;
