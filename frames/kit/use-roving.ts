import { type KeyboardEvent, useState } from 'react';

interface RovingItem {
  readonly tabIndex: 0 | -1;
  readonly 'data-roving': '';
  readonly onFocus: () => void;
}

/** How far each key goes; to an end: further than any list is long. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One Tab stop for a list of buttons: arrows, Home and End move the focus among those of `ids` and choose nothing, since
 *  a choice here has a consequence. Tab comes to where the focus was, else to `chosenId`, else to the first. */
export function useRoving(ids: readonly string[], chosenId: string | null) {
  const [lastId, setLastId] = useState<string | null>(null);
  const stop = [lastId, chosenId].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const step = steps[event.key];
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
      const at = items.findIndex((item) => item.contains(document.activeElement));
      if (step === undefined || at === -1) return;
      event.preventDefault();
      items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus();
    },
    itemOf: (id: string): RovingItem => ({
      tabIndex: id === stop ? 0 : -1,
      'data-roving': '',
      onFocus: () => setLastId(id),
    }),
  };
}
