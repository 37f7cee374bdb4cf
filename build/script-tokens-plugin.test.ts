import { expect, it } from 'vitest';
import { scriptTokens } from './script-tokens-plugin';

it('the build adds the line height of each script to the tokens, and changes no other sheet', () => {
  const tokens = ':root {\n  --s1: 4px;\n}\n';
  const built = scriptTokens.transform(tokens, '/kadam/frames/kit/tokens.css');
  expect(built).toContain(':root[data-script="Latn"] {\n  --lh-script: 1.22;\n}\n');
  expect(built).toContain(':root[data-script="Deva"] {\n  --lh-script: 1.4;\n}\n');
  expect(built?.endsWith(tokens)).toBe(true);
  expect(scriptTokens.transform(tokens, '/kadam/frames/kit/base.css')).toBeNull();
});
