import { useEffect } from 'react';
import { brand } from '../../shared/brand';
import { StairArt } from '../kit/stair-art';
import { ApplicationStory } from '../new-to-bank';
import type { Screen } from './flow/state';
import { MissingStep } from './missing-step';
import css from './page.module.css';
import { factsOf, reachedSteps, storyOf } from './story-of';
import { TerminalScreen } from './terminal-screen';
import type { Messages } from './words';

interface PageViewProps {
  readonly screen: Screen;
  readonly onLookAgain: () => void;
  readonly messages: Messages;
}

/** The page around its one screen. */
export function PageView({ screen, onLookAgain, messages }: PageViewProps) {
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
      <main className={css.main} aria-busy={screen.name === 'loading'}>
        <div className={css.wrap}>{content(screen, onLookAgain, messages)}</div>
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

function content(screen: Screen, onLookAgain: () => void, messages: Messages) {
  switch (screen.name) {
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
          story={storyOf(screen.application, messages)}
          steps={messages.steps}
          reached={reachedSteps[screen.application.status]}
          isOver={screen.application.status === 'REJECTED' || screen.application.status === 'EXPIRED'}
          facts={factsOf(screen.application, messages)}
          seenAt={messages.seenAt(screen.application.serverNowMs)}
          refresh={screen.refresh}
          words={messages}
          onLookAgain={onLookAgain}
        />
      );
    case 'missing':
      return <TerminalScreen picture={<MissingStep />} {...messages.missing} />;
    case 'failed':
      return screen.failure.kind === 'network' ? (
        <TerminalScreen
          picture={<StairArt icon="noConnection" at={3} />}
          title={messages.offline.title}
          text={messages.offline.text}
          retry={{ label: messages.offline.tryAgain, onPress: onLookAgain }}
        />
      ) : (
        <TerminalScreen
          picture={<StairArt icon="alert" tone="error" at={2} />}
          title={messages.failedTitle}
          text={messages.failed.text}
          detail={messages.code(screen.failure.code)}
          retry={{ label: messages.failed.tryAgain, onPress: onLookAgain }}
        />
      );
    default:
      return screen satisfies never;
  }
}
