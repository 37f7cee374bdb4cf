import { type ReactNode, useState } from 'react';
import type { DeskApplication } from '../../../shared/api/filed-application';
import { endTelesales } from '../../../shared/api/telesales-session';
import { localeOf } from '../../../shared/locales';
import { Heading } from '../../kit/heading';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { OwnProps } from '../../platform/own-page';
import { closedBy, Desk, type DeskData, deskClient, SessionOver } from '../desk';
import { FileView } from './file-view';
import { FiledList } from './filed-list';
import type { Filed } from './ntb-data';
import css from './ntb-view.module.css';
import { wordsIn } from './words';

const place = { page: 'applications', anchor: '' } as const;

/** One that is heard of twice stands there once. */
const withFiled = (known: readonly DeskApplication[], filed: DeskApplication): readonly DeskApplication[] => [
  filed,
  ...known.filter(({ applicationId }) => applicationId !== filed.applicationId),
];

/** Where an agent files applications for customers, above those that he has filed. Source: S2§2 (RTE-093), TEL-002. */
export function NtbView({ page, data, take }: OwnProps<DeskData<Filed>>): ReactNode {
  const { lang } = page.document.documentElement;
  const [client] = useState(() => deskClient(() => undefined));
  if (data.kind !== 'open') return <SessionOver reason={data.kind} locale={localeOf(lang)} isKept={false} />;

  const words = wordsIn(lang);
  const onFailure = (error: unknown): void => {
    const kind = closedBy(error);
    if (kind !== null) take({ kind });
  };
  const over = (): void => take({ kind: 'over' });
  const leave = (): void => void client.call(endTelesales, undefined).then(over, over);
  const view = { page, client, words, desk: data, onFailure };
  const { applications, lenders } = data;
  return (
    <Desk agent={data.agent} locale={localeOf(lang)} at={place} onLeave={leave}>
      <div className={css.part}>
        <Stack gap={1}>
          <Heading level={1}>{words.title}</Heading>
          <Text size={14}>{words.lead}</Text>
        </Stack>
        {lenders.length === 0 ? (
          <Note>{words.noLender}</Note>
        ) : (
          <FileView {...view} onFiled={(filed) => take({ ...data, applications: withFiled(applications, filed) })} />
        )}
        <FiledList {...view} onRead={(read, hasMore) => take({ ...data, applications: read, hasMore })} />
      </div>
    </Desk>
  );
}
