import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Chooses an option of a segmented control, whose radio button is hidden: presses its label once it is stable and
 *  uncovered. */
export async function pickSegment(radio: Locator): Promise<void> {
  await radio.locator('xpath=..').click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}
