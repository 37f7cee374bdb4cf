import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Icon, type IconName } from '../../kit/icon';
import type { SliderWay } from '../client/slider-way';
import css from './slider.module.css';

const words = import.meta.words('siteHome');

interface SliderProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  /** How many stand in the window at once. */
  readonly kind: 'products' | 'merchants';
  /** How long a slide stands before the next one comes by itself, ms; without, none does. */
  readonly standsMs?: number;
  /** `li` elements. */
  readonly children: ReactNode;
}

/** A row that is moved sideways by a finger, a wheel or the arrow keys, and stops at its items; it needs no script. */
export function Slider({ labelledBy, kind, standsMs, children }: SliderProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      className={css.slider}
      data-kind={kind}
      data-slider={labelledBy}
      data-stands={standsMs}
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what scrolls only where it has the focus
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list">{children}</ul>
    </div>
  );
}

/** What moves a slider, beside its heading; only where scripts run. */
export function SliderWays(about: {
  readonly locale: Locale;
  /** Id of the slider's heading. */
  readonly labelledBy: string;
  /** It moves by itself, and can be stopped. */
  readonly movesItself?: boolean;
}): ReactNode {
  const { locale, labelledBy, movesItself = false } = about;
  const { previous, next, stop, go } = words[locale].slider;
  const way = (name: SliderWay, icon: IconName, label: string): ReactNode => (
    <button className={css.way} type="button" data-way={name} aria-label={label}>
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={css.ways} data-ways={labelledBy} role="group" aria-labelledby={labelledBy}>
      {movesItself && (
        <>
          {way('stop', 'pause', stop)}
          {way('go', 'play', go)}
        </>
      )}
      {way('previous', 'back', previous)}
      {way('next', 'next', next)}
    </div>
  );
}
