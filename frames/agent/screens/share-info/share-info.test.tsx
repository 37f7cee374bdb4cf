import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shareSheet } from '../testing/sheets';
import { show } from '../testing/show';
import { banyan } from '../testing/state';
import { ShareInfoSheet } from './share-info';

const chosen = { sheet: shareSheet(), selectedLenderId: '1', selectedLenderDetails: banyan };

describe('sharing EMI plans', () => {
  it('shows the plans that have a rate as the customer will see them', () => {
    show(ShareInfoSheet, { ...chosen, shareSupport: 'native' });
    expect(screen.getByText('EMI on ₹54,990')).toBeTruthy();
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['₹18,330/mo', '₹9,516/mo']);
  });

  it('shares the picture where the browser can, without a note', async () => {
    const { user, events } = show(ShareInfoSheet, { ...chosen, shareSupport: 'native' });
    expect(screen.queryByRole('status')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share image' }));
    expect(events).toEqual([{ type: 'shareAsked' }]);
  });

  it('says that the picture will be downloaded', () => {
    show(ShareInfoSheet, { ...chosen, shareSupport: 'download' });
    expect(screen.getByRole('status').textContent).toContain('The image will download to your device automatically.');
    expect(screen.getByRole('button', { name: 'Share image' })).toBeTruthy();
  });

  it.each([
    ['screenshot', 'please capture a screenshot'],
    ['manual', 'Please manually share the information with customer.'],
  ] as const)('asks the agent to do it by hand (%s) and offers only Done', async (shareSupport, note) => {
    const { user, events } = show(ShareInfoSheet, { ...chosen, shareSupport });
    expect(screen.getByRole('status').textContent).toContain(note);
    expect(screen.queryByRole('button', { name: 'Share image' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(events).toEqual([{ type: 'sheetClosed' }]);
  });
});
