import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../platform/theme/apply-theme';
import { type Locale, locales } from './exhibit';
import { exhibits } from './exhibits';
import { type ThemeName, themes } from './themes';

/** Where the exhibits are drawn, one at a time, as if the frame were theirs alone. */
export interface Stage {
  readonly names: readonly string[];
  readonly locales: readonly Locale[];
  readonly themes: readonly ThemeName[];
  /** Draws an exhibit anew. Rejects with `RangeError` where there is none of that name. */
  readonly show: (name: string, locale: Locale, theme: ThemeName) => Promise<void>;
}

export function openStage(root: HTMLElement): Stage {
  const tree = createRoot(root);
  let shown = 0;
  return {
    names: [...exhibits.keys()],
    locales,
    // SAFETY: an object literal of this type has exactly these keys.
    themes: Object.keys(themes) as ThemeName[],
    async show(name, locale, theme) {
      const exhibit = exhibits.get(name);
      if (!exhibit) throw new RangeError(`The gallery has no ${name}`);
      const drawn = await exhibit.draw(locale);
      shown += 1;
      applyTheme(document.documentElement, themes[exhibit.isOurs ? 'kadam' : theme]);
      tree.render(<Fragment key={shown}>{drawn}</Fragment>);
    },
  };
}
