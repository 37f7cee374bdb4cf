import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressList } from '../kit/progress-list';
import { ScheduleTable } from './schedule-table';

describe('a schedule', () => {
  it('is a table with a name, heads of columns and heads of rows', () => {
    render(<ScheduleTable caption="Repayment schedule" heads={['Due', 'EMI']} rows={[['21 Dec 2026', '₹9,516']]} />);
    expect(screen.getByRole('table', { name: 'Repayment schedule' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Due', 'EMI']);
    expect(screen.getByRole('rowheader', { name: '21 Dec 2026' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '₹9,516' })).toBeTruthy();
  });
});

describe('a list of progress', () => {
  it('marks the one step that goes on now', () => {
    render(
      <ProgressList
        steps={[
          { text: 'Details verified', at: 'done' },
          { text: 'Lender is approving', at: 'now' },
          { text: 'Placing your order', at: 'waiting' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
  });
});
