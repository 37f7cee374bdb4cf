import { useEffect } from 'react';
import { brand } from '../../shared/brand';
import { StairArt } from '../kit/stair-art';
import { ApplicationStory, type LookState, useSharedApplication } from '../new-to-bank';
import type { ApiClient } from '../platform/api/client';
import { MissingStep } from './missing-step';
import css from './page.module.css';
import { factsOf, reachedSteps, storyOf } from './story-of';
import { TerminalScreen } from './terminal-screen';
import type { Messages } from './words';

/** Where the link of a shared new-to-bank application leads. `reference`: null where the address has none. */
export function Page(props: { api: ApiClient; reference: string | null; messages: Messages }) {
  const [page, look] = useSharedApplication(props.api, props.reference);
  return <PageView page={page} look={look} messages={props.messages} />;
}

interface PageViewProps {
  readonly page: LookState;
  /** Asks again where it stands. */
  readonly look: () => void;
  readonly messages: Messages;
}

export function PageView({ page, look, messages }: PageViewProps) {
  useEffect(() => {
    document.title = messages.pageTitle;
    document.documentElement.lang = messages.lang;
  }, [messages]);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <div className={css.wrap}>
          <span className={css.logo}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect className={css.logoGround} width="32" height="32" rx="9" />
              <path
                className={css.logoSteps}
                d="M7.500 23.500v-3.200c0-.6.5-1.100 1.100-1.100h3.600v-3.600c0-.6.5-1.100 1.100-1.100h3.600v-3.600c0-.6.5-1.100 1.100-1.100h5.400c.6 0 1.100.5 1.100 1.100v12.600c0 .6-.5 1.100-1.100 1.100H8.600c-.6 0-1.100-.5-1.100-1.100z"
              />
            </svg>
            {brand.name}
          </span>
        </div>
      </header>
      <main className={css.main} aria-busy={page.step === 'loading'}>
        <div className={css.wrap}>{content(page, look, messages)}</div>
      </main>
      <footer className={css.foot}>
        <div className={css.wrap}>
          <span>{messages.questions}</span>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          <a href={`tel:${brand.supportPhone.replaceAll('-', '')}`}>{brand.supportPhone}</a>
        </div>
      </footer>
    </div>
  );
}

function content(page: LookState, look: () => void, messages: Messages) {
  switch (page.step) {
    case 'loading':
      return (
        <>
          <h1 className="visually-hidden">{messages.pageTitle}</h1>
          <div className={css.skeleton} role="status" aria-label={messages.loading}>
            <span />
            <span />
          </div>
        </>
      );
    case 'shown':
      return (
        <ApplicationStory
          story={storyOf(page.application, messages)}
          steps={messages.steps}
          reached={reachedSteps[page.application.status]}
          isOver={page.application.status === 'REJECTED' || page.application.status === 'EXPIRED'}
          facts={factsOf(page.application, messages)}
          seenAt={messages.seenAt(page.application.serverNowMs)}
          refresh={page.refresh}
          words={messages}
          onLookAgain={look}
        />
      );
    case 'missing':
      return <TerminalScreen picture={<MissingStep />} {...messages.missing} />;
    case 'failed':
      return page.cause.kind === 'offline' ? (
        <TerminalScreen
          picture={<StairArt icon="offline" at={3} />}
          title={messages.offline.title}
          text={messages.offline.text}
          retry={{ label: messages.offline.tryAgain, onPress: look }}
        />
      ) : (
        <TerminalScreen
          picture={<StairArt icon="alert" tone="error" at={2} />}
          title={messages.failedTitle}
          text={messages.failed.text}
          detail={messages.code(page.cause.code)}
          retry={{ label: messages.failed.tryAgain, onPress: look }}
        />
      );
    default:
      return page satisfies never;
  }
}
