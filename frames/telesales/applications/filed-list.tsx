import { type ReactNode, useRef, useState } from 'react';
import { type DeskApplication, filedApplications } from '../../../shared/api/filed-application';
import { type FiledState, isOpenFiled } from '../../../shared/rules/filed-application';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { type DeskRow, DeskRows, type OlderStep, ShowMore, useNewest } from '../desk';
import { OpenLink } from './open-link';
import type { NtbProps } from './part';
import type { NtbWords } from './words';

const tones: Readonly<Record<FiledState, DeskRow['state']['tone']>> = {
  filed: 'neutral',
  opened: 'info',
  submitted: 'info',
  declined: 'warn',
  approved: 'good',
  rejected: 'warn',
  expired: 'neutral',
};

interface ListProps extends NtbProps {
  readonly onRead: (applications: readonly DeskApplication[], hasMore: boolean) => void;
}

/** What an agent has filed, as it stands now; what has changed meanwhile is announced. */
export function FiledList({ page, client, words, desk, onFailure, onRead }: ListProps): ReactNode {
  const { applications, hasMore } = desk;
  /** Newer ones come while older ones are asked for. */
  const now = useRef(applications);
  now.current = applications;
  const [changed, setChanged] = useState('');
  useNewest<DeskApplication>({
    page,
    read: async () => {
      const answer = await client.call(filedApplications, {});
      return { items: answer.applications, hasMore: answer.hasMore };
    },
    known: { items: applications, hasMore },
    idOf: ({ applicationId }) => applicationId,
    onRead: ({ items, hasMore: isMore }) => {
      const news = changedIn(applications, items).map(({ userName, state }) =>
        words.changed(userName, words.states[state]),
      );
      if (news.length > 0) setChanged(news.join('. '));
      onRead(items, isMore);
    },
    onFailure,
  });
  const [older, setOlder] = useState<OlderStep>('idle');
  const showMore = (): void => {
    setOlder('loading');
    more().then(
      () => setOlder('idle'),
      (error: unknown) => {
        setOlder('failed');
        onFailure(error);
      },
    );
  };
  const more = async (): Promise<void> => {
    const last = applications.at(-1);
    const answer = await client.call(filedApplications, last ? { after: last.applicationId } : {});
    onRead([...now.current, ...answer.applications], answer.hasMore);
  };
  const onSent = (sent: DeskApplication): void =>
    onRead(
      now.current.map((each) => (each.applicationId === sent.applicationId ? sent : each)),
      hasMore,
    );
  const rowOf = (application: DeskApplication): DeskRow => {
    const { applicationId, userName, state, maskedMobile, lenderName, changedAtMs, declined } = application;
    return {
      id: applicationId,
      title: userName,
      state: { text: words.states[state], tone: tones[state] },
      about: `${maskedMobile} · ${lenderName}`,
      at: words.moment(changedAtMs),
      more: isOpenFiled(state) ? (
        <OpenLink {...{ page, client, words, desk, onFailure, application, onSent }} />
      ) : (
        declined && <Reasons words={words} declined={declined} />
      ),
    };
  };
  return (
    <Stack gap={4}>
      <Heading level={2}>{words.heading}</Heading>
      <VisuallyHidden>
        <span role="status">{changed}</span>
      </VisuallyHidden>
      {applications.length === 0 ? (
        <Text size={14}>{words.none}</Text>
      ) : (
        <DeskRows label={words.list} rows={applications.map(rowOf)} />
      )}
      {hasMore && <ShowMore t={words} older={older} onMore={showMore} />}
      <Text size={13}>{words.onlyOwn}</Text>
    </Stack>
  );
}

/** Those that were known and stand otherwise now. */
export function changedIn(
  before: readonly DeskApplication[],
  now: readonly DeskApplication[],
): readonly DeskApplication[] {
  const known = new Map(before.map(({ applicationId, state }) => [applicationId, state]));
  return now.filter(({ applicationId, state }) => known.has(applicationId) && known.get(applicationId) !== state);
}

function Reasons(props: { readonly words: NtbWords; readonly declined: NonNullable<DeskApplication['declined']> }) {
  const { words, declined } = props;
  const { details, offer } = words.declined;
  const said = [...declined.details.map((reason) => details[reason]), ...declined.offer.map((reason) => offer[reason])];
  return (
    <Text size={13}>
      {words.reasons}: {said.join(' · ')}
    </Text>
  );
}
