import type { OutputBundle } from 'rollup';
import { expect, it } from 'vitest';
import { css } from './css-plugin';

const sheet = 'frames/kit/stack.module.css';

/** A chunk of that stylesheet, of a bundler that brings the code of all modules to whoever asks for them. */
const chunk = {
  type: 'chunk',
  fileName: 'page.js',
  imports: [],
  moduleIds: ['frames/kit/stack.tsx', sheet],
  get modules(): never {
    throw new Error('the code of every module was brought');
  },
};

it('the styles of a page are found by the names of its modules alone', () => {
  const plugin = css();
  // SAFETY: as the plugin is written; of its context it asks for one thing.
  const { handler } = plugin.load as unknown as { handler(this: object, id: string): { code: string } };
  const { code } = handler.call({ addWatchFile: () => undefined }, sheet);
  const [, name] = code.match(/"stack":"([\w-]+)"/) ?? [];
  expect(plugin.stylesOf({ 'page.js': chunk } as unknown as OutputBundle, 'page.js')).toContain(`.${name}{`);
});
