import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame } from 'playwright';

/** axe itself, to be evaluated in the document that it looks at. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in one document, as short lines; empty is what we want. It runs inside the frame, where the page's
 *  Content-Security-Policy would let no script tag in. */
export async function accessibilityFaults(frame: Frame): Promise<string[]> {
  await frame.evaluate(axeSource);
  const { violations } = await frame.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
