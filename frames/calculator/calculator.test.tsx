import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lenders } from '../../shared/lenders';
import inHindi from '../../shared/messages/hi/frames/calculator';
import { Calculator } from './calculator';
import type { Inputs } from './inputs';
import { calculatorMessages } from './messages';
import { offer } from './offered';

const offered = offer(lenders);
const START: Inputs = { lenderId: '501', amountRupees: 50_000, tenure: 9, isNoCost: false };
const idOf = (name: string): string => lenders.find((each) => each.name === name)?.lenderId ?? '';

const about = { offered, t: calculatorMessages.english, action: '/emi-calculator', checkHref: '/' };

function Live({ start, ...more }: { start: Inputs; onCsv?: () => void }) {
  const [inputs, setInputs] = useState(start);
  return <Calculator {...about} {...more} inputs={inputs} onInputs={setInputs} />;
}
const open = (start: Partial<Inputs> = {}) => {
  render(<Live start={{ ...START, ...start }} />);
  return userEvent.setup();
};
const line = (name: string): string | undefined =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined;
const timesShown = (text: string): number => (document.body.textContent?.split(text).length ?? 0) - 1;
const lineOrNone = (name: string) => screen.queryByText(name, { selector: 'dt' });

describe('the calculator', () => {
  // @req CAL-016
  it('shows ₹50,000 over 9 months with Kotak: each month, price, interest, fee and all', () => {
    open();
    expect([line('Each month'), line('Price'), line('Interest'), line('Lender’s fee once, with GST')]).toEqual([
      '₹5,885',
      '₹50,000',
      '₹2,961.61',
      '₹234.82',
    ]);
    expect(line('Total you pay')).toBe('₹53,196.43');
    expect(screen.getByText(/EMI is rounded up/).parentElement?.textContent).toMatch(
      /^The last one is ₹5,881\.61\. EMI/,
    );
  });

  // @req ENT-015
  it.each(lenders.filter(({ bankCode }) => bankCode === '').map(({ name, lenderId }) => [name, lenderId] as const))(
    'shows the rate and the total of %s (lender %s), whose bank code is blank',
    (name, lenderId) => {
      const amountRupees = offered.find((each) => each.lenderId === lenderId)?.minLoanAmount ?? 0;
      open({ lenderId, amountRupees, tenure: 6 });
      expect(screen.getByRole('option', { name, selected: true })).toBeTruthy();
      expect(screen.getByText(/% a year$/)).toBeTruthy();
      expect(line('Total you pay')).toMatch(/^₹[\d,.]+$/);
    },
  );

  // @req CAL-015
  it('says the drawing in words, with the same figures', () => {
    open();
    const said = 'Of the total you pay, ₹50,000 is the price and ₹3,196.43 is interest and fees.';
    expect(screen.getByRole('img', { name: said })).toBeTruthy();
  });

  // @req CAT-034, CAL-012, CAL-013, CAL-014
  it('follows lender, months, slider and field', async () => {
    const pointer = open();
    await pointer.selectOptions(screen.getByRole('combobox', { name: 'Lender' }), 'HDFC Bank');
    expect(screen.getByText('13% a year')).toBeTruthy();
    await pointer.click(screen.getByRole('radio', { name: '12' }));
    expect(within(screen.getByRole('table', { name: 'Month by month' })).getAllByRole('rowheader')).toHaveLength(12);
    const field = screen.getByRole('textbox', { name: 'Purchase price' });
    await pointer.clear(field);
    await pointer.type(field, '100000');
    expect(line('Price')).toBe('₹1,00,000');
    const slider = screen.getByRole('slider', { name: 'Purchase price' }) as HTMLInputElement;
    expect([slider.min, slider.max, slider.value]).toEqual(['3000', '500000', '100000']);
    slider.value = '60000';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await screen.findByText('₹60,000', { selector: 'dd' })).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('60,000');
  });

  // @req CAL-017
  it('says at the field what a lender lends at least and at most, and shows no figures', async () => {
    const pointer = open();
    const field = screen.getByRole('textbox', { name: 'Purchase price' });
    await pointer.clear(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    // At the field, and where the figures would be.
    expect(timesShown('Kotak Mahindra Bank lends from ₹3,000.')).toBe(2);
    expect(screen.queryByRole('table')).toBeNull();
    await pointer.type(field, '400001');
    expect(timesShown('Kotak Mahindra Bank lends up to ₹4,00,000.')).toBe(2);
  });

  it('has State Bank of India without 18 and 24 months: they cannot be chosen, and an address that asks is told', () => {
    open({ lenderId: idOf('State Bank of India'), tenure: 18 });
    const months = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(months.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['18', '24']);
    expect(screen.getAllByText('Not available').length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows no cost as two lines, says what it is, and that a lender takes no part', async () => {
    const pointer = open({ lenderId: idOf('Bank of Baroda'), tenure: 6 });
    await pointer.click(screen.getByRole('checkbox', { name: 'No cost EMI' }));
    expect(line('No cost discount*')).toBe(`− ${line('Interest')}`);
    expect(screen.getByText(/The merchant takes the interest off the price/)).toBeTruthy();
    await pointer.selectOptions(screen.getByRole('combobox', { name: 'Lender' }), 'Axis Bank');
    expect(lineOrNone('No cost discount*')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'No cost EMI' }).getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText('Not available')).toBeTruthy();
  });

  it('hands on that the months are wanted as a file', async () => {
    const onCsv = vi.fn();
    render(<Live start={START} onCsv={onCsv} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(onCsv).toHaveBeenCalledOnce();
  });

  it.each([
    ['en', calculatorMessages.english],
    ['hi', inHindi],
  ] as const)('is drawn by a server in %s as a form that leads back to it with each input', (_locale, messages) => {
    const html = renderToString(<Calculator {...about} t={messages} inputs={START} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/emi-calculator']);
    const sent = [...page.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    expect([...new Set(sent)]).toEqual(['lenderId', 'amount', 'tenure', 'noCost']);
    expect(page.querySelector('option[selected]')?.textContent).toBe('Kotak Mahindra Bank');
    expect(page.querySelector<HTMLInputElement>('[name=tenure][checked]')?.value).toBe('9');
    expect(page.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('50,000');
    expect(html).not.toContain('style=');
  });
});
