import type { Locator } from 'playwright';
import { leaveBy } from '../../contracts/support/leave-by';

/** Presses a button that removes its own frame or document. The press follows after the call has returned, as a mouse
 *  event would never resolve in a removed frame. */
export async function pressToLeave(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await leaveBy(button.evaluate((element: HTMLElement) => void setTimeout(() => element.click())));
}
