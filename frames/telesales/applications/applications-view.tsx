import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { PageView } from '../../platform/page/flow-view';
import { Desk } from '../desk';
import type { ApplicationsEvent, ApplicationsState } from './applications-state';
import css from './applications-view.module.css';
import { FileView } from './file-view';
import { FiledList } from './filed-list';
import { applicationsMessagesOf } from './page-messages';

const place = { page: 'applications', anchor: '' } as const;

/** The form of an application, above those that the agent has filed. */
export function ApplicationsView({ state, send, locale }: PageView<ApplicationsState, ApplicationsEvent>): ReactNode {
  const { agent, lenders, form } = state;
  const t = applicationsMessagesOf(locale);
  return (
    <Desk agent={agent} locale={locale} at={place} onLeave={() => send({ type: 'leftDesk' })}>
      <div className={css.part}>
        <Stack gap={1}>
          <Heading level={1}>{t.title}</Heading>
          <Text size={14}>{t.lead}</Text>
        </Stack>
        {lenders.length === 0 ? (
          <Note>{t.noLender}</Note>
        ) : (
          <FileView t={t} lenders={lenders} form={form} send={send} />
        )}
        <FiledList t={t} state={state} send={send} />
      </div>
    </Desk>
  );
}
