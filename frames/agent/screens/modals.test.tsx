import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfflineDialog } from '../../offline';
import { noText } from '../flow/initial-state';
import { messagesOf } from '../page-messages';
import { ErrorSheet } from './error/error';
import { ErrorModal } from './error-modal/error-modal';
import { InterstitialSheet } from './interstitial/interstitial';
import { show } from './testing/show';
import { refusal } from './testing/state';

const modal = (change = {}) => ({
  modal: {
    name: 'errorModal',
    title: null,
    message: null,
    failure: null,
    canRetry: true,
    exitHidden: false,
    ...change,
  } as const,
});

describe('the error modal', () => {
  // @req SAL-054, SAL-055, ERR-003, ERR-004, MSG-008
  it('has the default title and text, and both buttons', async () => {
    const { user, events } = show(ErrorModal, modal());
    expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain(
      'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(screen.getByRole('button', { name: 'Exit' }));
    await user.keyboard('{Escape}');
    expect(events).toEqual([{ type: 'retryAsked' }, { type: 'errorExitAsked' }, { type: 'errorExitAsked' }]);
  });

  // @req SAL-054, ERR-002
  it('has no Retry where repeating is not allowed, and shows the code', () => {
    show(ErrorModal, modal({ title: 'Not now', canRetry: false, failure: refusal('x', { code: 5003 }) }));
    expect(screen.getByRole('alertdialog', { name: 'Not now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByText('Code 5003')).toBeTruthy();
  });

  // @req SAL-055
  it('has no way out where Exit is hidden, not even Esc', async () => {
    const { user, events } = show(ErrorModal, modal({ exitHidden: true }));
    expect(screen.queryByRole('button', { name: 'Exit' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(events).toEqual([]);
  });
});

describe('No Internet', () => {
  // @req SAL-083, SAL-085, SAL-086
  it('has Try Again and nothing that closes it', async () => {
    const { user, events } = show(OfflineDialog, { offline: true });
    expect(screen.getByRole('alertdialog', { name: 'No Internet' })).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try Again']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(events).toEqual([{ type: 'connectionRetried' }]);
  });
});

describe('an app that could not start', () => {
  const error = { source: 'init', failure: refusal('No.') } as const;
  const text = {
    ...noText,
    mainTitle: messagesOf('en').error.initTitle,
    subTitle: messagesOf('en').error.text,
    btnName: messagesOf('en').error.closeApp,
  };

  it('offers to retry where that may help', async () => {
    const { user, events } = show(ErrorSheet, {
      sheet: {
        name: 'ERROR',
        error,
        text: { ...text, primaryText: 'Code 500', secondaryText: messagesOf('en').common.retry },
      },
    });
    expect(screen.getByText('Code 500')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(events).toEqual([{ type: 'retryAsked' }]);
  });

  // @req SAL-092
  it('only closes for an error of the host', async () => {
    const { user, events } = show(ErrorSheet, { sheet: { name: 'ERROR', error, text } });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
    if (close) await user.click(close);
    expect(events).toEqual([{ type: 'exitAsked' }]);
  });
});

describe('the wait for the lenders', () => {
  // @req SAL-090
  it('says what is going on, and can be given up', async () => {
    const { user, events } = show(InterstitialSheet, {
      sheet: { name: 'SHOW_INTERSTITIAL_MSG', text: { ...noText, ...messagesOf('en').interstitial }, covers: null },
    });
    expect(screen.getByRole('dialog', { name: 'Checking with lenders…' }).textContent).toContain(
      'Please keep this screen open.',
    );
    await user.keyboard('{Escape}');
    expect(events).toEqual([{ type: 'sheetClosed' }]);
  });
});
