import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Chips } from './chips';

describe('chips', () => {
  it('are a named group of toggle buttons, of which one is pressed', async () => {
    const chosen: string[] = [];
    const items = [
      { id: '1', name: 'Banyan Bank' },
      { id: '2', name: 'Tamarind Bank' },
    ];
    render(<Chips label="Lender" items={items} chosenId="1" onChoose={(id) => chosen.push(id)} />);
    expect(screen.getByRole('group', { name: 'Lender' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Banyan Bank', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tamarind Bank', pressed: false }));
    expect(chosen).toEqual(['2']);
  });
});
