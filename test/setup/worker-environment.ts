import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Set by this environment in its workers. */
  var workerEnds: (() => Promise<unknown>)[] | undefined;
}

/** Node with a teardown: resources shared by the files of a worker end with it. */
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
