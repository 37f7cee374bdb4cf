import { type ReactNode, useEffect, useState } from 'react';
import { Note } from '../kit/note';
import { ApplicationStory } from '../new-to-bank';
import type { ApiClient } from '../platform/api/client';
import { ntbAddress } from './addresses';
import css from './own-application.module.css';
import { readShared } from './read-shared';
import type { SharedMessages } from './shared-page-messages';
import { factsOf, reachedSteps, type SharedApplication, storyOf } from './shared-story';

interface SharedViewProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  /** null: the link is none of an application. */
  readonly application: SharedApplication | null;
  readonly messages: SharedMessages;
}

/** What a link leads to, for whoever holds it. */
export function SharedView({ application, ...given }: SharedViewProps): ReactNode {
  if (application) return <Shared {...given} first={application} />;
  const { heading, text } = given.messages.unknown;
  return (
    <div className={css.card}>
      <h1 className={css.heading}>{heading}</h1>
      <Note tone="error">{text}</Note>
    </div>
  );
}

interface SharedProps extends Omit<SharedViewProps, 'application'> {
  readonly first: SharedApplication;
}

/** Enough to know the application, nothing to misuse. */
function Shared({ page, client, messages, first }: SharedProps): ReactNode {
  const [application, setApplication] = useState(first);
  const [refresh, setRefresh] = useState<'none' | 'running' | 'failed'>('none');
  const { status, applicationId, serverNowMs } = application;
  // In the header, which came with the document.
  useEffect(() => {
    const number = page.document.querySelector('[data-application]');
    if (number) number.textContent = messages.number(applicationId);
  }, [page, messages, applicationId]);
  const lookAgain = (): void => {
    setRefresh('running');
    readShared(client, page).then(
      (found) => {
        if (found) setApplication(found);
        setRefresh(found ? 'none' : 'failed');
      },
      () => setRefresh('failed'),
    );
  };
  return (
    <>
      <ApplicationStory
        story={storyOf(application, messages)}
        steps={messages.steps}
        reached={reachedSteps[status]}
        isOver={status === 'REJECTED' || status === 'EXPIRED'}
        facts={factsOf(application, messages)}
        seenAt={messages.seenAt(serverNowMs)}
        refresh={refresh}
        words={messages}
        onLookAgain={lookAgain}
      />
      {(status === 'SUBMITTED' || status === 'APPROVED') && (
        <p className={css.actions}>
          <a className={css.link} data-kind="primary" href={ntbAddress(page, 'status', { applicationId })}>
            {messages.goOn}
          </a>
        </p>
      )}
    </>
  );
}
