import css from './application-view.module.css';
import type { Refresh, SharedApplication } from './page-state';
import { factsOf, reachedSteps, steps, storyOf, words } from './words';

/** Where the application stands, what happens next, and whose it is. */
export function ApplicationView(props: { application: SharedApplication; refresh: Refresh; onLookAgain(): void }) {
  const { application, refresh } = props;
  const story = storyOf(application);
  return (
    <div className={css.columns}>
      <section className={css.card}>
        <span className={css.tag} data-tone={story.tag.tone}>
          {story.tag.text}
        </span>
        <h1 className={css.title}>{story.title}</h1>
        <p className={css.summary}>{story.summary}</p>
        <Stairs status={application.status} />
        <h2 className={css.nextTitle}>{words.whatNext}</h2>
        <ol className={css.next}>
          {story.next.map((sentence, place) => (
            <li key={sentence}>
              <span className={css.place} aria-hidden="true">
                {place + 1}
              </span>
              {sentence}
            </li>
          ))}
        </ol>
      </section>
      <aside className={css.card}>
        <dl className={css.facts}>
          {factsOf(application).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={css.seen}>
          <span>{words.seenAt(application.serverNowMs)}</span>
          <button type="button" className={css.again} disabled={refresh === 'running'} onClick={props.onLookAgain}>
            {refresh === 'running' ? words.looking : words.lookAgain}
          </button>
        </div>
        <div role="status">{refresh === 'failed' && <p className={css.stale}>{words.lookFailed}</p>}</div>
      </aside>
    </div>
  );
}

function Stairs({ status }: { status: SharedApplication['status'] }) {
  const reached = reachedSteps[status];
  const isOver = status === 'REJECTED' || status === 'EXPIRED';
  return (
    <ol className={css.stairs}>
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
