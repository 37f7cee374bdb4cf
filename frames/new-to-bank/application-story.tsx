import type { ReactNode } from 'react';
import { MoneyText } from '../kit/money-text';
import { Stack } from '../kit/stack';
import css from './application-story.module.css';

type Tone = 'info' | 'waiting' | 'good' | 'neutral';

/** What is said about an application: where it stands, and what happens next. */
export interface Story {
  readonly tag: { readonly tone: Tone; readonly text: string };
  readonly title: string;
  readonly summary: string;
  readonly next: readonly string[];
}

interface ApplicationStoryProps {
  readonly story: Story;
  /** The steps of an application, and how many are over. */
  readonly steps: readonly string[];
  readonly reached: number;
  /** Nothing comes any more: refused, or the link has ended. */
  readonly isOver: boolean;
  /** Name and value: whose it is. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** 'As of 5:00 pm'. */
  readonly seenAt: string;
  /** Of looking again, while what was seen before stays in sight. */
  readonly refresh: 'none' | 'running' | 'failed';
  readonly t: {
    readonly whatNext: string;
    readonly lookAgain: string;
    readonly looking: string;
    readonly lookFailed: string;
  };
  readonly onLookAgain: () => void;
}

/** Where the application stands, what happens next, and whose it is. */
export function ApplicationStory(props: ApplicationStoryProps): ReactNode {
  const { story, refresh, t } = props;
  return (
    <div className={css.columns}>
      <section className={css.card}>
        <span className={css.tag} data-tone={story.tag.tone}>
          {story.tag.text}
        </span>
        <h1 className={css.title}>{story.title}</h1>
        <p className={css.summary}>
          <MoneyText>{story.summary}</MoneyText>
        </p>
        <StepProgress {...props} />
        <h2 className={css.nextTitle}>{t.whatNext}</h2>
        <ol className={css.next}>
          {story.next.map((sentence, place) => (
            <li key={sentence}>
              <span className={css.place} aria-hidden="true">
                {place + 1}
              </span>
              <span>
                <MoneyText>{sentence}</MoneyText>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <aside className={css.card}>
        <Stack as="dl" gap={3} steady className={css.facts}>
          {props.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <MoneyText>{value}</MoneyText>
              </dd>
            </div>
          ))}
        </Stack>
        <div className={css.seen}>
          <span>{props.seenAt}</span>
          <button type="button" className={css.again} disabled={refresh === 'running'} onClick={props.onLookAgain}>
            {refresh === 'running' ? t.looking : t.lookAgain}
          </button>
        </div>
        <div role="status">{refresh === 'failed' && <p className={css.stale}>{t.lookFailed}</p>}</div>
      </aside>
    </div>
  );
}

function StepProgress({ steps, reached, isOver }: ApplicationStoryProps): ReactNode {
  return (
    <ol className={css.steps}>
      {steps.map((step, place) => {
        const state = place < reached ? 'done' : place === reached && !isOver ? 'now' : 'open';
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i data-step={place + 1} />
            {step}
          </li>
        );
      })}
    </ol>
  );
}
