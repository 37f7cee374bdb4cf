import { type DemoId, demos } from './demos';
import css from './example-cards.module.css';
import { Miniature } from './miniature';

/** What there is to try, each with a miniature. */
export function ExampleCards({ chosen }: { chosen: DemoId }) {
  return (
    <ul className={css.cards}>
      {demos.map(({ id, name, note }) => (
        <li key={id} className={css.item}>
          <a className={css.card} href={`#${id}`} aria-current={id === chosen || undefined}>
            <Miniature demo={id} />
            <b>{name}</b>
            <span className={css.note}>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
