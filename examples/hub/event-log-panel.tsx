import { Icon } from '../look/icon';
import { type EventEntry, eventTimeText } from './event-entry';
import css from './event-log-panel.module.css';
import panel from './panel.module.css';
import { useHubWords } from './words';

/** Messages between this page and the SDK, in order. */
export function EventLogPanel({ log, onClear }: { log: readonly EventEntry[]; onClear(): void }) {
  const words = useHubWords();
  return (
    <section className={panel.panel} aria-labelledby="events-title">
      <div className={panel.head}>
        <h2 id="events-title" className={panel.title}>
          {words.eventLog}
        </h2>
        <span className={panel.count}>{words.events(log.length)}</span>
        <button type="button" className={css.clear} aria-label={words.clearLog} onClick={onClear}>
          <Icon name="trash" />
        </button>
      </div>
      {log.length === 0 ? (
        <p className={css.empty}>{words.noEvents}</p>
      ) : (
        <div role="log" aria-labelledby="events-title">
          <ol className={css.list}>
            {log.map((entry) => (
              <li key={entry.id} className={css.event}>
                <time className={css.time}>{eventTimeText(entry.atMs)}</time>
                <span className={css.direction} data-direction={entry.direction}>
                  {entry.direction}
                </span>
                <b className={css.name} data-name={entry.name}>
                  {entry.name}
                </b>
                <span className={css.payload}>{entry.payload}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
