import { type ReactNode, useState } from 'react';
import type { KfsDocument } from '../../shared/kfs/kfs-document';
import type { Texts } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { KeyValue } from '../kit/key-value';
import { Stack } from '../kit/stack';
import { StepRail } from '../kit/step-rail';
import { ScheduleTable } from './schedule-table';
import type { statementMessages } from './statement.messages';

/** Instalments to see at once; the rest opens. */
const FIRST_ROWS = 3;
/** Due day, instalment, principal and interest: a phone has no room for the number and for what is left. */
const COLUMNS = [1, 5] as const;

interface StatementScheduleProps {
  readonly schedule: KfsDocument['schedule'];
  readonly texts: Pick<Texts<typeof statementMessages>, 'seeAll' | 'seeLess'>;
}

/** Every instalment with what it pays back and what it costs. */
export function StatementSchedule({ schedule, texts }: StatementScheduleProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { title, heads, rows, total } = schedule;
  const shown = isOpen ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Stack gap={3}>
      <Heading level={2} size="3">
        {title}
      </Heading>
      <StepRail count={rows.length} />
      <Stack gap={0}>
        <ScheduleTable
          caption={title}
          heads={heads.slice(...COLUMNS)}
          rows={shown.map((cells) => cells.slice(...COLUMNS))}
        />
        {rows.length > FIRST_ROWS && (
          <Button kind="text" icon={isOpen ? icons.up : icons.down} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.seeLess : texts.seeAll(rows.length)}
          </Button>
        )}
        <KeyValue pairs={[{ name: total.name, value: total.value, strong: true }]} />
      </Stack>
    </Stack>
  );
}
