import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lenders } from '../../shared/lenders';
import { translatable } from '../platform/testing/translatable-figures';
import { Calculator } from './calculator';
import type { Inputs } from './inputs';
import { LiveCalculator } from './live-calculator';
import { LiveSmallCalculator } from './live-small-calculator';
import { calculatorMessages } from './messages';
import { offer } from './offered';
import { SmallCalculator } from './small-calculator';

const offered = offer(lenders);
const START: Inputs = { lenderId: '501', amountRupees: 50_000, tenure: 9, isNoCost: false };
const SETTLES_WITHIN_MS = 500;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/emi-calculator');
});
afterEach(() => {
  vi.useRealTimers();
});

const about = { offered, t: calculatorMessages.english, action: '/emi-calculator', checkHref: '/account' };
const open = (typed: Inputs = START) => render(<LiveCalculator {...about} page={window} drawn={START} typed={typed} />);
const settle = () => act(async () => vi.advanceTimersByTime(SETTLES_WITHIN_MS));

describe('the live calculator', () => {
  it('begins as the server drew it, letter by letter', () => {
    const drawn = renderToString(<Calculator {...about} inputs={START} />);
    const live = renderToString(<LiveCalculator {...about} page={window} drawn={START} typed={START} />);
    expect(live).toBe(drawn);
  });

  it('goes on with what was typed before it came', () => {
    open({ ...START, amountRupees: 60_000 });
    expect(screen.getByText('₹60,000', { selector: 'dd' })).toBeTruthy();
  });

  it('keeps what is chosen in the very moment in which it comes', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    const live = <LiveCalculator {...about} page={window} drawn={START} typed={START} />;
    root.innerHTML = renderToString(live);
    // As in a page: nothing waits for what is done later.
    hydrateRoot(root, live);
    screen.getByRole('radio', { name: '12' }).click();
    // Its effects, and then what follows once nothing changes.
    await settle();
    await settle();
    expect(window.location.search).toBe('?lenderId=501&amount=50000&tenure=12');
    root.remove();
  });

  it('has the address follow, and says the figures, 500 ms after the last change', async () => {
    open();
    await settle();
    expect(window.location.search).toBe('');
    fireEvent.click(screen.getByRole('radio', { name: '12' }));
    expect(window.location.search).toBe('');
    await settle();
    expect(window.location.search).toBe('?lenderId=501&amount=50000&tenure=12');
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContainEqual(
      expect.stringMatching(/^Each month: ₹4,490\. Total you pay: ₹54,[\d.,]+\.$/),
    );
  });

  it('keeps what it says from a translator: each month ₹5,885 and, within 500 ms of a change, ₹4,490', async () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: '12' }));
    await settle();
    expect(document.body.textContent).toContain('Each month: ₹4,490. Total you pay: ₹54,106.58.');
    expect(translatable(document.body)).toEqual([]);
  });

  it('leaves the address of another page alone, and hands on that of its own', async () => {
    window.history.replaceState(null, '', '/program?utm_campaign=diwali');
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open();
    fireEvent.click(screen.getByRole('radio', { name: '12' }));
    await settle();
    expect(window.location.search).toBe('?utm_campaign=diwali');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/\/emi-calculator\?lenderId=501&amount=50000&tenure=12$/);
  });

  it('hands on the address of what it shows: copied, where a browser cannot share', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'No cost EMI' }));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText.mock.calls[0]?.[0]).toMatch(/\/emi-calculator\?lenderId=501&amount=50000&tenure=9&noCost=1$/);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Link copied');
  });

  it('keeps the months as a file that is named for what they are of', async () => {
    const saved: string[] = [];
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await vi.dynamicImportSettled();
    expect(saved).toEqual(['emi-50000-9.csv']);
    expect(await files[0]?.text()).toContain('1,6119.82,5301.67,583.33,234.82,44698.33');
  });
});

describe('the small calculator', () => {
  const small = { offered, t: calculatorMessages.english, action: '/emi-calculator' };

  it('begins as the server drew it, letter by letter', () => {
    const drawn = renderToString(<SmallCalculator {...small} inputs={START} />);
    expect(renderToString(<LiveSmallCalculator {...small} drawn={START} typed={START} />)).toBe(drawn);
  });

  it('follows what is asked and says the figures, and leaves the address of its page alone', async () => {
    window.history.replaceState(null, '', '/product/zenmart/lumen-m2-kit?tenure=6');
    render(<LiveSmallCalculator {...small} drawn={START} typed={START} />);
    fireEvent.click(screen.getByRole('radio', { name: '12' }));
    expect(screen.getByText('₹4,490', { selector: 'dd' })).toBeTruthy();
    await settle();
    expect(screen.getByRole('status').textContent).toMatch(/^Each month: ₹4,490\. Total you pay: ₹54,[\d.,]+\.$/);
    expect(window.location.search).toBe('?tenure=6');
  });
});
