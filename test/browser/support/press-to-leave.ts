import type { Locator } from 'playwright';
import { leaveBy } from '../../contracts/support/leave-by';

/** Presses a button that takes its own frame or document away. The press comes a moment after the answer to it, which
 *  a mouse event would wait for in vain from a frame that is gone. */
export async function pressToLeave(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await leaveBy(button.evaluate((element: HTMLElement) => void setTimeout(() => element.click())));
}
