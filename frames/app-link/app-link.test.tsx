import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '../platform/api/testing/failure-of';
import { AppLink, type AppLinkStep, appLinkAnswered, appLinkOffered, hiddenAppLink } from '.';
import { appLinkMessages } from './messages';

const errors = { text: 'Something went wrong', byName: null };
const draw = (link: AppLinkStep, onSend = () => undefined) =>
  render(<AppLink link={link} t={appLinkMessages.english} errors={errors} onSend={onSend} />);

describe('AppLink', () => {
  it('draws nothing without an app', () => {
    expect(draw(hiddenAppLink).container.textContent).toBe('');
  });

  it('offers the link, and shows the number that it was sent to', async () => {
    const onSend = vi.fn();
    draw({ step: 'offered', failure: null }, onSend);
    await userEvent.click(screen.getByRole('button', { name: 'Get the Kadam app by SMS' }));
    expect(onSend).toHaveBeenCalledOnce();
    draw({ step: 'sent', maskedMobile: '98XXXXX210' });
    expect(screen.getByText('+91 98XXXXX210').parentElement?.textContent).toMatch(/on its way to .*98XXXXX210/);
  });

  it('after a refusal shows its sentence and can be pressed again', () => {
    draw({ step: 'offered', failure: failureOf({ name: 'TOO_MANY_REQUESTS', message: 'Please wait' }, 'common') });
    expect(screen.getByRole('alert').textContent).toContain('Please wait');
    expect(screen.getByRole('button', { name: 'Get the Kadam app by SMS' })).toBeTruthy();
  });
});

describe('the step of the link', () => {
  it.each([
    [undefined, 'hidden'],
    [false, 'hidden'],
    [true, 'offered'],
  ] as const)('with hasAppLink %s is %s', (hasAppLink, step) => {
    expect(appLinkOffered(hiddenAppLink, hasAppLink).step).toBe(step);
  });

  it('stays sent if the server says again that there is an app, and is hidden once there is none', () => {
    const sent = appLinkAnswered({ isSent: true, maskedMobile: '98XXXXX210' });
    expect(appLinkOffered(sent, true)).toBe(sent);
    expect(appLinkOffered(sent, false).step).toBe('hidden');
    expect(appLinkAnswered({ isSent: false, maskedMobile: '98XXXXX210' }).step).toBe('hidden');
  });
});
