import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { keysOf } from '../../shared/keys-of';
import { type Locale, locales } from '../../shared/locales';
import { applyTheme } from '../platform/theme/apply-theme';
import { exhibits } from './exhibits';
import { type Scheme, schemes, type ThemeName, themes } from './themes';

/** Where the exhibits are drawn, one at a time, as if the frame were theirs alone. */
export interface Preview {
  readonly names: readonly string[];
  readonly locales: readonly Locale[];
  readonly themes: readonly ThemeName[];
  readonly schemes: readonly Scheme[];
  /** Renders an exhibit again. Rejects with `RangeError` for an unknown name. */
  readonly show: (name: string, locale: Locale, theme: ThemeName, scheme: Scheme) => Promise<void>;
}

export function openPreview(root: HTMLElement): Preview {
  const tree = createRoot(root);
  let shown = 0;
  return {
    names: [...exhibits.keys()],
    locales,
    themes: keysOf(themes),
    schemes,
    async show(name, locale, theme, scheme) {
      const exhibit = exhibits.get(name);
      if (!exhibit) throw new RangeError(`The gallery has no ${name}`);
      const drawn = await exhibit.draw(locale);
      shown += 1;
      applyTheme(document.documentElement, { ...themes[theme], scheme });
      tree.render(<Fragment key={shown}>{drawn}</Fragment>);
    },
  };
}
