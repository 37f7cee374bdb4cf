import { type ReactNode, useEffect } from 'react';
import { Note } from '../kit/note';
import { ApplicationStory } from '../new-to-bank';
import type { PageView } from '../platform/page/flow-view';
import { ntbAddress } from './addresses';
import css from './own-application.module.css';
import type { SharedEvent, SharedState } from './shared.flow';
import { sharedMessagesOf } from './shared-page-messages';
import { factsOf, reachedSteps, storyOf } from './shared-story';

/** An application as the holder of its link sees it: enough to recognise it, without secrets. */
export function SharedView({ state, send, page, locale }: PageView<SharedState, SharedEvent>): ReactNode {
  const messages = sharedMessagesOf(locale);
  const applicationId = state.view === 'shown' ? state.application.applicationId : null;
  // The header came with the document.
  useEffect(() => {
    const number = page.document.querySelector('[data-application]');
    if (number && applicationId !== null) number.textContent = messages.number(applicationId);
  }, [page, messages, applicationId]);
  if (state.view === 'unknown') {
    const { heading, text } = messages.unknown;
    return (
      <div className={css.card}>
        <h1 className={css.heading}>{heading}</h1>
        <Note tone="error">{text}</Note>
      </div>
    );
  }
  const { application, refresh } = state;
  const { status, serverNowMs } = application;
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
        t={messages}
        onLookAgain={() => send({ type: 'lookedAgain' })}
      />
      {(status === 'SUBMITTED' || status === 'APPROVED') && (
        <p className={css.actions}>
          <a
            className={css.link}
            data-kind="primary"
            href={ntbAddress(page, 'status', { applicationId: application.applicationId })}
          >
            {messages.goOn}
          </a>
        </p>
      )}
    </>
  );
}
