import { type DemoId, demos } from './demos';
import css from './example-cards.module.css';
import { Miniature } from './miniature';
import { useHubWords } from './words';

export function ExampleCards({ chosen }: { chosen: DemoId }) {
  const words = useHubWords();
  return (
    <ul className={css.cards}>
      {demos.map(({ id }) => (
        <li key={id} className={css.item}>
          <a className={css.card} href={`#${id}`} aria-current={id === chosen || undefined}>
            <Miniature demo={id} />
            <b>{words.demos[id].name}</b>
            <span className={css.note}>{words.demos[id].note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
