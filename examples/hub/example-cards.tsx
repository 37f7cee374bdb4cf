import { type DemoId, demos } from './demos';
import css from './example-cards.module.css';
import { useHubMessages } from './messages-context';
import { Miniature } from './miniature';

export function ExampleCards({ chosen }: { chosen: DemoId }) {
  const t = useHubMessages();
  return (
    <ul className={css.cards}>
      {demos.map(({ id }) => (
        <li key={id} className={css.item}>
          <a className={css.card} href={`#${id}`} aria-current={id === chosen || undefined}>
            <Miniature demo={id} />
            <b>{t.demos[id].name}</b>
            <span className={css.note}>{t.demos[id].note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
