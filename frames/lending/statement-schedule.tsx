import { type ReactNode, useState } from 'react';
import type { Kfs } from '../../shared/api/kfs';
import { formatPaise as rupees } from '../../shared/format/number';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Stack } from '../kit/stack';
import { StepRail } from '../kit/step-rail';
import { Text } from '../kit/text';
import { ScheduleTable } from './schedule-table';
import type { DueWords, StatementWords } from './words';

/** Instalments to see at once; the rest opens. */
const FIRST_ROWS = 3;

interface StatementScheduleProps {
  readonly kfs: Kfs;
  readonly words: StatementWords;
  readonly due: DueWords;
}

/** Every instalment with what it pays back and what it costs. */
export function StatementSchedule({ kfs, words, due }: StatementScheduleProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? kfs.schedule : kfs.schedule.slice(0, FIRST_ROWS);
  return (
    <Stack gap={3}>
      <Heading level={2} size="3">
        {words.schedule}
      </Heading>
      <StepRail count={kfs.instalmentCount} />
      <Stack gap={0}>
        <ScheduleTable
          caption={words.schedule}
          heads={words.heads(
            kfs.totalGstOnInterestPaise > 0,
            kfs.schedule.some(({ feesPaise = 0 }) => feesPaise > 0),
          )}
          rows={shown.map((row) => [
            due.day(row.dueOn),
            rupees(row.paymentPaise),
            rupees(row.principalPaise),
            // Tax on the interest is a part of what the credit costs that month.
            [row.interestPaise + row.gstPaise, ...(row.feesPaise ? [row.feesPaise] : [])].map(rupees).join(' + '),
          ])}
        />
        {kfs.schedule.length > FIRST_ROWS && (
          <Button kind="text" icon={isOpen ? icons.up : icons.down} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.seeLess : words.seeAll(kfs.schedule.length)}
          </Button>
        )}
        {kfs.totalFeesPaise > 0 && <Text size={13}>{words.feeDue(kfs.totalFeesPaise)}</Text>}
      </Stack>
    </Stack>
  );
}
