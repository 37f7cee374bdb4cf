import { describe, expect, it, vi } from 'vitest';
import { screenTable } from '../screen-table';
import type { PartName } from './parts';

/** The parts as a page that has just loaded has them: none asked for yet. */
async function freshParts() {
  vi.resetModules();
  return (await import('./parts')).parts;
}
const modals: readonly PartName[] = [
  'errorBlockTransactionModal',
  'cancelTransactionModal',
  'helpTransactionModal',
  'aivfTransactionInfoModal',
  'limitCheckDetailsModal',
];
const firstChunk: readonly PartName[] = ['loading', 'planSelection', 'startFailed', 'errorBlockTransactionModal'];
// SAFETY: the keys of the table are the names of the screens.
const names = [...(Object.keys(screenTable) as PartName[]), ...modals];

describe('the parts of the checkout', () => {
  it.each(names)('%s is at hand once it was loaded, or from the first chunk on', async (name) => {
    const parts = await freshParts();
    expect(parts.atHand(name) !== null).toBe(firstChunk.includes(name));
    const part = await parts.load(name);
    expect(part).toBeTypeOf('function');
    expect(parts.atHand(name)).toBe(part);
  });
});
