import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './chips.module.css';
import { Tile } from './tile';

export interface ChipsProps {
  /** What is chosen here: 'Lender'. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** null = none yet. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** A few names to switch between, in one line that scrolls sideways; the chosen one is kept in sight. */
export function Chips({ label, items, chosenId, onChoose }: ChipsProps): ReactNode {
  const line = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place to scroll to
  useLayoutEffect(() => {
    const chip = line.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!chip || !line.current) return;
    // By hand: scrollIntoView would also move the page that the frame stands in.
    line.current.scrollLeft = chip.offsetLeft - (line.current.clientWidth - chip.offsetWidth) / 2;
  }, [chosenId]);
  return (
    <fieldset ref={line} className={css.chips} aria-label={label}>
      {items.map(({ id, name }) => (
        <button key={id} className={css.chip} type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
          <Tile name={name} size={28} />
          <span className={css.name}>{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
