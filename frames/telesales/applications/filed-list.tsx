import type { ReactNode } from 'react';
import type { DeskApplication } from '../../../shared/api/filed-application';
import { type FiledState, isOpenFiled } from '../../../shared/rules/filed-application';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { type DeskRow, DeskRows, ShowMore } from '../desk';
import type { ApplicationsEvent, ApplicationsState } from './applications-state';
import { OpenLink } from './open-link';
import type { ApplicationsMessages } from './page-messages';

const tones: Readonly<Record<FiledState, DeskRow['state']['tone']>> = {
  filed: 'neutral',
  opened: 'info',
  submitted: 'info',
  declined: 'warn',
  approved: 'good',
  rejected: 'warn',
  expired: 'neutral',
};

interface ListProps {
  readonly t: ApplicationsMessages;
  readonly state: ApplicationsState;
  readonly send: (event: ApplicationsEvent) => void;
}

/** The agent's applications; changes of their states are announced. */
export function FiledList({ t, state, send }: ListProps): ReactNode {
  const { filed, older, changed, resends } = state;
  const rowOf = (application: DeskApplication): DeskRow => {
    const { applicationId, userName, state, maskedMobile, lenderName, changedAtMs, declined } = application;
    return {
      id: applicationId,
      title: userName,
      state: { text: t.states[state], tone: tones[state] },
      about: `${maskedMobile} · ${lenderName}`,
      at: t.moment(changedAtMs),
      more: isOpenFiled(state) ? (
        <OpenLink
          t={t}
          application={application}
          resend={resends[applicationId] ?? null}
          onSend={() => send({ type: 'resent', applicationId })}
        />
      ) : (
        declined && <Reasons t={t} declined={declined} />
      ),
    };
  };
  return (
    <Stack gap={4}>
      <Heading level={2}>{t.heading}</Heading>
      <VisuallyHidden>
        <span role="status">
          {changed.map(({ userName, state }) => t.changed(userName, t.states[state])).join('. ')}
        </span>
      </VisuallyHidden>
      {filed.items.length === 0 ? (
        <Text size={14}>{t.none}</Text>
      ) : (
        <DeskRows label={t.list} rows={filed.items.map(rowOf)} />
      )}
      {filed.hasMore && <ShowMore t={t} older={older} onMore={() => send({ type: 'moreAsked' })} />}
      <Text size={13}>{t.onlyOwn}</Text>
    </Stack>
  );
}

function Reasons(props: {
  readonly t: ApplicationsMessages;
  readonly declined: NonNullable<DeskApplication['declined']>;
}) {
  const { t, declined } = props;
  const { details, offer } = t.declined;
  const reasons = [
    ...declined.details.map((reason) => details[reason]),
    ...declined.offer.map((reason) => offer[reason]),
  ];
  return (
    <Text size={13}>
      {t.reasons}: {reasons.join(' · ')}
    </Text>
  );
}
