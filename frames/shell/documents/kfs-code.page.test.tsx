import { describe, expect, it } from 'vitest';
import { locales } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { KfsCodeProblem } from '../../../shared/site/documents';
import { kfsCodeMessages } from './kfs-code.messages';
import { renderDocument } from './render-document';

describe.each(locales)('the page that asks for the OTP of a statement in %s', (locale) => {
  // A function, because translations load before the tests run.
  const texts = () => messagesIn(locale, kfsCodeMessages);
  const pageWith = (sent: { readonly problem: KfsCodeProblem | null } | null): Document => {
    const view = { locale, maskedMobile: '98XXXXX210', sendAction: '/code', openAction: '/open' };
    const asked = sent && { ...sent, asked: 'a'.repeat(22), validMinutes: 10 };
    const { html } = renderDocument('kfs-code', { ...view, sent: asked });
    return new DOMParser().parseFromString(html, 'text/html');
  };
  const actionsOf = (page: Document) => [...page.querySelectorAll('form')].map((form) => form.getAttribute('action'));

  it('first has one form, which has an OTP sent', () => {
    const page = pageWith(null);
    expect(actionsOf(page)).toEqual(['/code']);
    expect(page.querySelector('bdi')?.textContent).toBe('+91 98XXXXX210');
    expect(page.querySelector('main p:not(.mark)')?.textContent).toBe(texts().text('98XXXXX210'));
  });

  it('then has a field for the OTP, and a form for another one', () => {
    const page = pageWith({ problem: null });
    expect(actionsOf(page)).toEqual(['/open', '/code']);
    expect([...page.querySelectorAll('input[name=asked]')].map((field) => field.getAttribute('value'))).toEqual([
      'a'.repeat(22),
      'a'.repeat(22),
    ]);
    expect(page.querySelector('[name=code]')?.hasAttribute('aria-invalid')).toBe(false);
    expect(page.querySelector('[role=alert]')).toBeNull();
  });

  it.each([
    [{ kind: 'wrong', triesLeft: 1 }, () => texts().wrong(1)],
    [{ kind: 'expired' }, () => texts().expired],
  ] as const)('says why the OTP %j does not open it, and ties that to its field', (problem, textOf) => {
    const page = pageWith({ problem });
    const field = page.querySelector('[name=code]');
    expect([field?.getAttribute('aria-invalid'), field?.getAttribute('aria-describedby')]).toEqual(['true', 'why']);
    expect(page.querySelector('#why')?.textContent).toBe(textOf());
  });
});
