import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Chooses one of a few short answers side by side, whose radio button is not drawn: its label is pressed, once it stands
 *  still and nothing lies over it. */
export async function pickSegment(radio: Locator): Promise<void> {
  await radio.locator('xpath=..').click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}
