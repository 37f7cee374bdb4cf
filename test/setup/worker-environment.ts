import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Set by this environment, in a worker that has it. */
  var workerEnds: (() => Promise<unknown>)[] | undefined;
}

/** Node, with an end: what the files of a worker share ends with the worker. */
const environment: Environment = {
  name: 'worker-with-an-end',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options);
    const ends: (() => Promise<unknown>)[] = [];
    globalThis.workerEnds = ends;
    return {
      async teardown() {
        await Promise.all(ends.map((end) => end()));
        await node.teardown(global);
      },
    };
  },
};

export default environment;
