import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationConsentMessages } from '../../../shared/legal/application-consent.messages';
import { failure } from '../flow/testing/samples';
import { NtbApplicationScreen } from './ntb-application';
import { NtbOfferScreen } from './ntb-offer';
import { NtbStatusScreen } from './ntb-status';
import { show } from './testing/show';
import { banyan, marigold, on, peepal, ready } from './testing/state';

const choosing = { name: 'ntbOffer', phase: 'choosing', failure: null } as const;
const chosen = { ntb: { ...ready.ntb, selectedNtbLenderId: '404' } };

const { paymentDetails: offers } = ready;
if (!offers) throw new Error('a ready checkout has offers');

describe('the offer to apply', () => {
  // @req NTB-008
  it('names the number and the lenders that take an application', async () => {
    const { user, events } = show(NtbOfferScreen, on(choosing));
    expect(screen.getByRole('heading', { level: 1, name: 'Apply for a new EMI limit' })).toBeTruthy();
    expect(screen.getByText(/No lender has pre-approved/).textContent).toContain('+91 98765 43210');
    expect(screen.getByRole('radio', { name: /Peepal Finance From ₹4,964\/mo · 3 to 12 months/ })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Marigold Finance/ }));
    expect(events).toEqual([{ type: 'ntbLenderChosen', lenderId: '405' }]);
  });

  // @req NTB-003
  it('applies with the chosen one, or takes another number', async () => {
    const { user, events } = show(NtbOfferScreen, on(choosing, chosen));
    await user.click(screen.getByRole('button', { name: 'Apply with Peepal Finance' }));
    await user.click(screen.getByRole('button', { name: 'Try another number' }));
    expect(events).toEqual([{ type: 'ntbApplyAsked' }, { type: 'anotherMobileAsked' }]);
  });

  it('promises a page of the lender’s only where there is one', () => {
    const points = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    const { next } = show(NtbOfferScreen, on(choosing));
    expect(points()).toContain('Takes a few minutes. Your order waits here');
    next(on(choosing, chosen));
    expect(points()).toContain('You apply right here. Peepal Finance answers in a minute or two');
    const hosted = { ...peepal, isApplicationHosted: true };
    next(on(choosing, { ...chosen, paymentDetails: { ...offers, ntbLenders: [hosted, marigold] } }));
    expect(points()).toContain('Opens Peepal Finance, then brings you back');
  });

  it('leaves out a lender that has refused, and says so when none is left', () => {
    const { next } = show(NtbOfferScreen, on(choosing, { ntb: { ...ready.ntb, rejectedLenderIds: ['404'] } }));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    next(on(choosing, { ntb: { ...ready.ntb, rejectedLenderIds: ['404', '405'] } }));
    expect(screen.getByRole('heading', { level: 1, name: 'No lender is taking applications' })).toBeTruthy();
  });
});

describe('the application', () => {
  const form = { userName: 'Asha Rao', email: '', dateOfBirth: '2108', pan: 'ABC', pincode: '' };
  const entering = { name: 'ntbApplication', phase: 'entering', failure: null, isRestored: false } as const;
  const ticked = { ...chosen, paymentUserData: { ...ready.paymentUserData, ntbConsentIn: 'en' } } as const;

  // @req NTB-027
  it('has a field for name, birth, PAN, pincode and e-mail, and sends what is typed', async () => {
    const { user, events } = show(NtbApplicationScreen, on(entering, ticked));
    expect(
      screen
        .getAllByRole('textbox')
        .map((field) => field.closest('div')?.parentElement?.querySelector('label')?.textContent),
    ).toEqual(['Full name', 'Date of birth', 'PAN', 'Home pincode', 'Email (optional)']);
    await user.type(screen.getByRole('textbox', { name: 'PAN' }), 'A');
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(events).toEqual([{ type: 'ntbFieldTyped', field: 'pan', text: 'A' }, { type: 'ntbSubmitted' }]);
  });

  it('speaks of the lender where none is chosen yet, in the consent too', () => {
    expect(applicationConsentMessages.english.text('')).toContain(
      'sends these details to the lender, and that the lender checks them',
    );
  });

  it('waits for the box whose words name the lender, and says what becomes of what is typed', async () => {
    const { user, events } = show(NtbApplicationScreen, on(entering, chosen));
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit application' });
    expect(submit.disabled).toBe(true);
    const t = applicationConsentMessages.english.text('Peepal Finance');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: t });
    expect(box.checked).toBe(false);
    await user.click(box);
    expect(events).toEqual([{ type: 'ntbConsentToggled', language: 'en' }]);
    expect(screen.getByText(/go to Peepal Finance and are not kept/)).toBeTruthy();
    expect(screen.queryByText(/never keep them/)).toBeNull();
  });

  it('after a reload says what has to be typed again, and why', () => {
    show(NtbApplicationScreen, on({ ...entering, isRestored: true }, chosen));
    expect(screen.getByText(/type your date of birth and PAN again.*never keep them/)).toBeTruthy();
  });

  // @req NTB-027
  it('says at each field what is wrong with it, and keeps what was typed', () => {
    const issues = ['dateOfBirth', 'pan', 'pincode'] as const;
    show(
      NtbApplicationScreen,
      on(entering, {
        ntb: { ...chosen.ntb, issues },
        paymentUserData: { ...ready.paymentUserData, preScreeningFormData: form },
      }),
    );
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Please enter a valid date. You must be 21 or above',
      'Please enter a valid PAN, like ABCDE1234F',
      'Please enter a valid pincode of 6 digits',
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' }).value).toBe('21/08');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Asha Rao');
  });
});

describe('how the application stands', () => {
  const at = (status: 'atLender' | 'checking' | 'approved' | 'rejected') =>
    on(
      { name: 'ntbStatus', status, failure: null, lenderPage: 'none' },
      { ntb: { ...chosen.ntb, lenderWindowUrl: 'https://lender.example/apply' } },
    );

  // @req NTB-005
  it.each([
    ['atLender', 'Open Peepal Finance', 'ntbLenderPageAsked'],
    ['checking', 'Check status', 'statusAsked'],
    ['approved', 'See your plans', 'plansAsked'],
    ['rejected', 'Try another lender', 'ntbOtherLenderAsked'],
  ] as const)('%s leads on by "%s"', async (status, label, type) => {
    const { user, events } = show(NtbStatusScreen, at(status));
    await user.click(screen.getByRole('button', { name: label }));
    expect(events).toEqual([{ type }]);
  });

  it.each([
    ['checking', 'A1', null, true],
    ['rejected', null, null, true],
    ['rejected', null, failure('NTB_REJECTED_APPLICATION'), false],
  ] as const)(
    '%s with the application id %s and the failure %s offers a question: %s',
    (status, applicationId, why, isOffered) => {
      const asked = { name: 'ntbStatus', status, failure: why, lenderPage: 'none' } as const;
      show(NtbStatusScreen, on(asked, { ntb: { ...chosen.ntb, applicationId } }));
      expect(screen.queryByRole('button', { name: 'Ask about this application' }) !== null).toBe(isOffered);
    },
  );

  it('a question has a topic and a text, and shows the number of its ticket', async () => {
    const asked = { name: 'ntbStatus', status: 'checking', failure: null, lenderPage: 'none' } as const;
    const ntb = { ...chosen.ntb, applicationId: 'A1' };
    const writing = { step: 'writing', isMissing: false, failure: null } as const;
    const { user, events, next } = show(NtbStatusScreen, on(asked, { ntb }));
    await user.click(screen.getByRole('button', { name: 'Ask about this application' }));
    next(on(asked, { ntb: { ...ntb, question: writing } }));
    await user.click(screen.getByRole('radio', { name: 'My details' }));
    await user.type(screen.getByRole('textbox', { name: /Your question/ }), 'Wrong name');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(events).toEqual([
      { type: 'questionOpened' },
      { type: 'questionSent', topic: 'DETAILS', message: 'Wrong name' },
    ]);
    next(on(asked, { ntb: { ...ntb, question: { step: 'sent', ticketId: 'KT-12345-67890' } } }));
    expect(screen.getByText(/KT-12345-67890/)).toBeTruthy();
  });

  it('names the lender also once it has approved, and buys with it, or has refused', () => {
    const { next } = show(
      NtbStatusScreen,
      on(
        { name: 'ntbStatus', status: 'approved', failure: null, lenderPage: 'none' },
        {
          ...chosen,
          paymentDetails: {
            ...offers,
            lenders: [{ ...banyan, lenderId: '404', name: 'Peepal Finance' }],
            ntbLenders: [],
          },
        },
      ),
    );
    expect(screen.getByText('You can pay for this order on EMI with Peepal Finance now.')).toBeTruthy();
    next(
      on(
        { name: 'ntbStatus', status: 'rejected', failure: null, lenderPage: 'none' },
        { ntb: { ...ready.ntb, selectedNtbLenderId: null, rejectedLenderIds: ['405', '404'] } },
      ),
    );
    expect(screen.getByText(/^Peepal Finance did not accept the application/)).toBeTruthy();
  });

  it('says beside the buttons that the browser did not open the lender’s page', () => {
    show(
      NtbStatusScreen,
      on(
        { name: 'ntbStatus', status: 'atLender', failure: null, lenderPage: 'blocked' },
        { ntb: { ...chosen.ntb, lenderWindowUrl: 'https://lender.example/apply' } },
      ),
    );
    const buttons = screen.getByRole('button', { name: 'Open Peepal Finance' }).parentElement;
    expect(buttons?.contains(screen.getByRole('alert'))).toBe(true);
  });

  it('says that the lender’s page is open in another window, and leads to it once more', async () => {
    const { user, events } = show(
      NtbStatusScreen,
      on(
        { name: 'ntbStatus', status: 'atLender', failure: null, lenderPage: 'open' },
        { ntb: { ...chosen.ntb, lenderWindowUrl: 'https://lender.example/apply' } },
      ),
    );
    const note = screen.getByText(
      'The page of Peepal Finance is open in another window. Finish your application there, then come back.',
    );
    expect(note.closest('[role=status]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check status' }));
    await user.click(screen.getByRole('button', { name: 'Open the page again' }));
    expect(events.map(({ type }) => type)).toEqual(['statusAsked', 'ntbLenderPageAsked']);
  });

  // @req NTB-026
  it('a refusal blames nobody and leaves another number', async () => {
    const { user, events } = show(NtbStatusScreen, at('rejected'));
    expect(screen.getByText(/Other lenders decide for themselves/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try another number' }));
    expect(events).toEqual([{ type: 'anotherMobileAsked' }]);
  });
});
