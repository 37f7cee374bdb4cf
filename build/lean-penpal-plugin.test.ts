import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutUnreached } from './lean-penpal-plugin';

const penpal = readFileSync('node_modules/penpal/dist/penpal.mjs', 'utf8');

it('takes of penpal what a host does not reach, and keeps every message that passes', () => {
  const lean = withoutUnreached(penpal);
  for (const gone of ['CallOptions_default ?', 'window.setTimeout', 'isHandshakeLeader', 'DataCloneError'])
    expect(lean).not.toContain(gone);
  for (const kept of ['SYN', 'ACK2', 'CALL', 'REPLY', 'DESTROY']) expect(lean).toContain(`type: "${kept}"`);
});

it('refuses a file that is written in another way', () => {
  expect(() => withoutUnreached(penpal.replace('let transferables;', 'let transferred;'))).toThrow('another way now');
});
