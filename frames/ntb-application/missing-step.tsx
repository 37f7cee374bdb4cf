import css from './missing-step.module.css';

const bars = [1, 2, 3, 4, 5, 6] as const;
const MISSING = 4;

/** A stair of six steps of which the fourth is not there. Decoration: the title says it. */
export function MissingStep() {
  return (
    <div className={css.stairs} aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} data-bar={bar} data-gap={bar === MISSING || undefined} />
      ))}
    </div>
  );
}
