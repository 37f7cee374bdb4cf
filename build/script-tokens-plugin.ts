import type { Plugin } from 'vite';
import { scripts } from '../shared/languages.ts';

const rules = Object.entries(scripts)
  .map(([script, { lineHeight }]) => `:root[data-script="${script}"] {\n  --lh-script: ${lineHeight};\n}\n`)
  .join('');

/** Adds `--lh-script` of each script to the tokens, from the table of scripts. */
export const scriptTokens = {
  name: 'script-tokens',
  enforce: 'pre',
  transform: (code: string, id: string) => (/\/frames\/kit\/tokens\.css(\?|$)/.test(id) ? rules + code : null),
} satisfies Plugin;
