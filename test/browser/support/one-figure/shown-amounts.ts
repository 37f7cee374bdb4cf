import type { Frame } from 'playwright';
import { amountsIn } from './expected';

export const shownAmounts = async (app: Frame, selector = 'body'): Promise<number[]> =>
  // biome-ignore lint/performance/useDomNodeTextContent: in the text of the tree neighbouring cells run together
  amountsIn(await app.locator(selector).innerText());
