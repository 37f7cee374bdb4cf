import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { openTill } from './support/till';

let browser: Browser;
let sites: SharedSites;
let page: Page;
let field: Locator;
let cells: Locator;
let inputMethod: CDPSession;
let sent: string[] = [];

/** The customer's share code at the till; the server rejects every code. */
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  const context = await browser.newContext({ viewport: { width: 414, height: 896 }, reducedMotion: 'reduce' });
  // The route is set before the frame exists: a frame that is changing processes may miss a later route.
  await context.route('**/verify-share-code*', (route) => {
    sent.push(route.request().postDataJSON().otp);
    return route.fulfill({
      json: { success: false, code: 'SHARE_CODE_INVALID', message: 'No.', data: { remainingShareCodeAttempts: 5 } },
    });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const till = await openTill(browser, sites, { context });
  page = till.page;
  const agent = new Agent(till.app, sites);
  await agent.calculate(54_990);
  await agent.openLender(/HDFC/);
  await agent.giveMobile('9000000001');
  await agent.heading('Enter Secure Share Code').waitFor();
  field = till.app.getByRole('textbox', { name: /Secure Share Code/ });
  cells = till.app.locator('[data-state]');
  inputMethod = await context.newCDPSession(page);
});
afterAll(() => closePages(browser));
beforeEach(async () => {
  await field.focus();
  await press('Control+a', 'Delete');
  // A code sent by the previous test is locked until its refusal arrives.
  await holds('');
  sent = [];
});

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
const type = (text: string): Promise<void> => page.keyboard.type(text);
/** Uses the real clipboard: a synthetic paste event inserts nothing. */
async function paste(text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await press('Control+v');
}
/** Text of the cells; a refused code disappears from them. */
const drawn = async (): Promise<string> => (await cells.allTextContents()).join('');
const holds = (code: string) => expect.poll(drawn).toBe(code);
const isSent = (code: string) => expect.poll(() => sent).toEqual([code]);
/** The cell with the caret, and its position there. */
const caret = () =>
  cells.evaluateAll((all) =>
    all.flatMap((cell, index) =>
      cell instanceof HTMLElement && cell.dataset.caret ? [index, cell.dataset.caret] : [],
    ),
  );

describe('editing a code', () => {
  // @req VAL-012, VAL-013, VAL-014
  it.each<[string, string, string[], string]>([
    ['Backspace takes the digit in front of the caret', '4021', ['Backspace'], '402'],
    ['Backspace in the middle takes that digit alone', '4021', ['ArrowLeft', 'Backspace'], '401'],
    ['Delete takes the digit behind the caret', '4021', ['ArrowLeft', 'ArrowLeft', 'Delete'], '401'],
    ['Delete at the end takes nothing', '4021', ['Delete'], '4021'],
    ['Home and Delete take the first digit', '4021', ['Home', 'Delete'], '021'],
    ['End goes behind the last one', '4021', ['Home', 'End', 'Backspace'], '402'],
    ['a digit goes in where the caret is', '402', ['Home', 'ArrowRight', '9'], '4902'],
    ['the arrow keys go both ways', '402', ['ArrowLeft', 'ArrowLeft', 'ArrowRight', '7'], '4072'],
    ['a selection is taken away', '4021', ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Backspace'], '40'],
    ['a selection is replaced', '4021', ['Shift+Home', '7'], '7'],
    ['all of it is replaced', '4021', ['Control+a', '8', '3'], '83'],
    ['a letter changes nothing, and the caret stays', '402', ['ArrowLeft', 'x', '9'], '4092'],
    ['Space changes nothing', '402', ['Space'], '402'],
  ])('%s', async (_, typed, keys, code) => {
    await type(typed);
    await press(...keys);
    await holds(code);
    expect(sent).toEqual([]);
  });

  it('the fifth digit sends the code, even if it is typed in the middle', async () => {
    await type('4013');
    await press('ArrowLeft', 'ArrowLeft', '2');
    await isSent('40213');
  });

  it('in a full code a digit replaces the next one, and nothing is sent before Verify', async () => {
    await type('12');
    await paste('345');
    await press('Home', '9');
    await holds('92345');
    await press('End', '7');
    await holds('92345');
    expect(sent).toEqual([]);
    await press('Enter');
    await isSent('92345');
  });
});

describe('paste', () => {
  it.each([['40213'], ['4 0 2 1 3'], ['402-13'], ['Your Secure Share Code is 40213.']])(
    '"%s" replaces the typed digits and is sent once',
    { tags: ['long'] },
    async (text) => {
      await type('12');
      await paste(text);
      await isSent('40213');
    },
  );

  it.each([['ab12'], ['+91 98765-43210'], ['hello'], ['']])(
    '"%s" changes nothing',
    { tags: ['long'] },
    async (text) => {
      await type('12');
      await paste(text);
      await type('3');
      await holds('123');
    },
  );

  it('a partial code is inserted at the caret and replaces the selection', { tags: ['long'] }, async () => {
    await type('402');
    await press('Home');
    await paste('13');
    await holds('13402');
    await press('Shift+End');
    await paste('7');
    await holds('137');
    expect(sent).toEqual([]);
  });

  it('a part that completes the code is sent by Enter, not by itself', { tags: ['long'] }, async () => {
    await type('12');
    await paste('345');
    await holds('12345');
    expect(sent).toEqual([]);
    await press('Enter');
    await isSent('12345');
  });
});

describe('autofill by browser or keyboard', () => {
  it('a full code is sent, whatever was typed before', { tags: ['long'] }, async () => {
    await type('12');
    await field.fill('40213');
    await isSent('40213');
  });

  it('a partial code is not sent', { tags: ['long'] }, async () => {
    await field.fill('402');
    await holds('402');
    expect(sent).toEqual([]);
  });

  it('a full code that a keyboard inserts before typed digits is sent once', { tags: ['long'] }, async () => {
    await type('12');
    await press('Home');
    await page.keyboard.insertText('40213');
    await isSent('40213');
  });
});

describe('input method', () => {
  const compose = (text: string) =>
    inputMethod.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

  it('composed digits are inserted once each', { tags: ['long'] }, async () => {
    await type('4');
    await compose('0');
    await compose('02');
    await inputMethod.send('Input.insertText', { text: '02' });
    await type('1');
    await holds('4021');
  });

  it('composed letters leave the code unchanged', { tags: ['long'] }, async () => {
    await type('40');
    await compose('क');
    await compose('का');
    await inputMethod.send('Input.insertText', { text: 'का' });
    await type('2');
    await holds('402');
  });
});

describe('code cells', () => {
  // @req VAL-009
  it('show the caret in the next cell, before a digit, or after the last one', {
    tags: ['long'],
  }, async () => {
    await type('402');
    await expect.poll(caret).toEqual([3, 'middle']);
    await press('ArrowLeft');
    await expect.poll(caret).toEqual([2, 'start']);
    await press('Home');
    await expect.poll(caret).toEqual([0, 'start']);
    await paste('13');
    await press('End');
    await expect.poll(caret).toEqual([4, 'end']);
  });

  it('show the selected digits', { tags: ['long'] }, async () => {
    await type('4021');
    await press('ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
    await expect
      .poll(() => cells.evaluateAll((all) => all.map((cell) => cell.hasAttribute('data-selected'))))
      .toEqual([false, true, true, false, false]);
  });

  it('move the caret to a tapped digit', { tags: ['long'] }, async () => {
    await type('4021');
    const box = await cells.nth(1).boundingBox();
    if (!box) throw new Error('no cell');
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
    await expect.poll(caret).toEqual([1, 'start']);
    await press('Delete');
    await holds('421');
  });

  it('are one field to assistive technology', async () => {
    expect(await field.count()).toBe(1);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await cells.evaluateAll((all) => all.every((cell) => cell.ariaHidden === 'true'))).toBe(true);
  });
});
