import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--disable-gpu'] });
const S = '/tmp/r/shots/desk-';
for (const l of ['en', 'hi']) {
  const c = await b.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  const a = await c.newPage();
  await a.goto('http://127.0.0.1:4700/telesales?opens=applications');
  await a.waitForTimeout(1200);
  if (l === 'hi') { await a.goto('http://localhost:4600/hi/telesales-ntb'); await a.waitForTimeout(1200); }
  const boxes = a.getByRole('textbox');
  await a.getByRole('radio').first().check({ force: true });
  await boxes.nth(0).fill('9000000003');
  const rest = ['Asha Rao', '15081990', 'ABCDE1234F', '560001'];
  for (const [i, t] of rest.entries()) { await boxes.nth(i + 1).click(); await a.keyboard.type(t); }
  const n = await boxes.count();
  await boxes.nth(n - 1).fill('lumen');
  await a.waitForTimeout(1500);
  await a.screenshot({ path: S + `form-${l}-360.png`, fullPage: true });
  await a.setViewportSize({ width: 1440, height: 900 }); await a.waitForTimeout(300);
  await a.screenshot({ path: S + `form-${l}-1440.png`, fullPage: true });
  await a.setViewportSize({ width: 320, height: 780 }); await a.waitForTimeout(300);
  console.log(l, n, await a.evaluate(() => document.documentElement.scrollWidth));
  const radios = a.getByRole('radio');
  console.log('radios', await radios.count());
  await radios.nth(8).check({ force: true }); const nn = await boxes.count(); await boxes.nth(nn - 4).fill('60000'); await boxes.nth(nn - 3).fill('9000'); await boxes.nth(nn - 2).fill('Zenith Works'); await radios.nth(await radios.count() - 1).check({ force: true }); console.log(await radios.count());
  await a.screenshot({ path: S + `form-${l}-320.png`, fullPage: true });
  await a.locator('button[type=submit]').click();
  await a.waitForTimeout(2500);
  await a.screenshot({ path: S + `sent-${l}-320.png`, fullPage: true });
  const sms = await (await fetch('http://localhost:4600/sandbox/sms?mobile=9000000003')).json();
  const ref = /verify-details\?ref=([\w-]+)/.exec(sms.messages.map(m => m.text).reverse().find(t => /verify-details/.test(t)) ?? '')?.[1];
  console.log('ref', ref);
  const c2 = await b.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  const p = await c2.newPage();
  await p.goto(`http://localhost:4600${l === 'hi' ? '/hi' : ''}/verify-details?ref=${ref}`); await p.waitForTimeout(1200);
  for (const w of [360, 1440]) { await p.setViewportSize({ width: w, height: 850 }); await p.waitForTimeout(200); await p.screenshot({ path: S + `guest-${l}-${w}.png`, fullPage: true }); }
  
  const btn = p.locator('main button'); console.log('buttons', await btn.allTextContents());
  await p.getByRole('checkbox').first().check({ force: true }).catch(() => {}); await btn.first().click(); await p.waitForTimeout(1500);
  for (const w of [360, 1440]) { await p.setViewportSize({ width: w, height: 850 }); await p.waitForTimeout(200); await p.screenshot({ path: S + `otp-${l}-${w}.png`, fullPage: true }); }
  const sms2 = await (await fetch('http://localhost:4600/sandbox/sms?mobile=9000000003')).json();
  const code = /\d{5}/.exec(sms2.messages.at(-1).text)?.[0];
  await p.getByRole('textbox').first().click().catch(()=>{}); await p.keyboard.type(code ?? ''); await p.waitForTimeout(2500);
  for (const w of [320, 360, 1440]) { await p.setViewportSize({ width: w, height: 850 }); await p.waitForTimeout(200); await p.screenshot({ path: S + `details-${l}-${w}.png`, fullPage: true }); console.log(w, await p.evaluate(() => document.documentElement.scrollWidth)); }
  console.log(await p.locator('main button').allTextContents());
  await c.close(); await c2.close();
}
await b.close();
