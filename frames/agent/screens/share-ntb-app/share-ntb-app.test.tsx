import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ntbSheet } from '../testing/sheets';
import { show } from '../testing/show';
import { refusal } from '../testing/state';
import { ShareNtbAppSheet } from './share-ntb-app';

const form = (change = {}) => ({
  sheet: ntbSheet(),
  applicant: {
    userName: 'Ananya Rao',
    email: '',
    nameIssue: 'none',
    emailIssue: 'none',
    ...change,
  } as const,
});
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Customer’s name' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email (optional)' });
const shared = {
  sheet: ntbSheet({ step: 'shared', ntbLink: 'https://kadam.example/a/7QX2', whatsAppLink: 'https://wa.me/?text=x' }),
};

describe('the application form', () => {
  // @req VAL-041, SAL-043
  it('names lender and number, and takes at most 40 characters in each field', () => {
    show(ShareNtbAppSheet, form());
    expect(screen.getByRole('dialog', { name: 'Share the application' }).textContent).toContain(
      'We’ll prepare a Tamarind Bank application link for +91-98765 43210',
    );
    expect([name().maxLength, email().maxLength]).toEqual([40, 40]);
    expect(name().getAttribute('aria-required')).toBe('true');
  });

  it('sends what is typed and is submitted by Enter', async () => {
    const { user, events } = show(ShareNtbAppSheet, form());
    await user.type(name(), 'n');
    await user.type(email(), 'a');
    await user.keyboard('{Enter}');
    expect(events).toEqual([
      { type: 'nameTyped', text: 'Ananya Raon' },
      { type: 'emailTyped', text: 'a' },
      { type: 'ntbSubmitted' },
    ]);
  });

  // @req SAL-043
  it('waits for nothing, and asks for a name in words at the field', async () => {
    const { user, events, next } = show(ShareNtbAppSheet, form({ userName: ' ' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(events).toEqual([{ type: 'ntbSubmitted' }]);
    next(form({ userName: ' ', nameIssue: 'required' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter the customer’s name');
    expect(name().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  // @req VAL-045
  it('says Please enter valid email address at the field', () => {
    show(ShareNtbAppSheet, form({ email: 'ananya@rao', emailIssue: 'invalid' }));
    expect(email().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(screen.getByRole('alert').textContent).toBe('Please enter valid email address');
  });

  it('tells a refusal of the server and keeps everything typed', () => {
    const failure = refusal('An application with this lender is not possible.', { name: 'APPLICATION_NOT_ALLOWED' });
    show(ShareNtbAppSheet, { ...form({ email: 'a@b.in' }), sheet: ntbSheet({ step: 'form', failure }) });
    expect(screen.getByRole('alert').textContent).toContain('An application with this lender is not possible');
    expect([name().value, email().value]).toEqual(['Ananya Rao', 'a@b.in']);
  });
});

describe('the link that is ready', () => {
  it('names the customer and offers WhatsApp, copying and the end', async () => {
    const { user, events } = show(ShareNtbAppSheet, { ...form(), ...shared });
    expect(screen.getByRole('dialog', { name: 'Ananya’s link is ready' }).textContent).toContain(
      'kadam.example/a/7QX2',
    );
    await user.click(screen.getByRole('button', { name: 'Send on WhatsApp' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(events).toEqual([{ type: 'whatsAppAsked' }, { type: 'linkCopyAsked' }, { type: 'sheetClosed' }]);
  });

  it('replaces the form in the same dialog, which takes the focus and reads its title', () => {
    const { next } = show(ShareNtbAppSheet, form());
    const dialog = screen.getByRole('dialog');
    next({ ...form(), ...shared });
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(document.activeElement).toBe(dialog);
  });
});
