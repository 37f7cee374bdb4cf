import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import type { SliderAction } from '../client/slider-action';
import { homeMessages } from './messages';
import css from './slider.module.css';

interface SliderProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  /** Layout: number of visible slides. */
  readonly kind: 'products' | 'few' | 'merchants' | 'hero';
  /** Time per slide, ms; without it the slider does not move by itself. */
  readonly standsMs?: number;
  /** `li` elements. */
  readonly children: ReactNode;
}

/** Scrolls by finger, wheel or arrow keys with snap points, without a script. */
export function Slider({ labelledBy, kind, standsMs, children }: SliderProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      className={css.slider}
      data-kind={kind}
      data-slider={labelledBy}
      data-stands={standsMs}
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a focused element only
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list">{children}</ul>
    </div>
  );
}

const Control = (about: {
  readonly name: SliderAction;
  readonly icon: IconPath;
  readonly label: string;
}): ReactNode => (
  <button className={css.control} type="button" data-way={about.name} aria-label={about.label}>
    <Icon path={about.icon} size={20} />
  </button>
);

/** Pause and play of an automatic slider. */
function StopAndGo({ locale }: { readonly locale: Locale }): ReactNode {
  const { stop, go } = messagesIn(locale, homeMessages).slider;
  return (
    <>
      <Control name="stop" icon={icons.pause} label={stop} />
      <Control name="go" icon={icons.play} label={go} />
    </>
  );
}

/** Controls next to the heading; need a script. */
export function SliderControls(about: {
  readonly locale: Locale;
  /** Id of the slider's heading. */
  readonly labelledBy: string;
  /** Adds pause and play. */
  readonly movesItself?: boolean;
}): ReactNode {
  const { locale, labelledBy, movesItself = false } = about;
  const { previous, next } = messagesIn(locale, homeMessages).slider;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className={css.controls} data-ways={labelledBy} role="group" aria-labelledby={labelledBy}>
      {movesItself && <StopAndGo locale={locale} />}
      <Control name="previous" icon={icons.back} label={previous} />
      <Control name="next" icon={icons.next} label={next} />
    </div>
  );
}

/** A dot per slide of an automatic slider; needs a script. */
export function SliderDots(about: {
  readonly locale: Locale;
  readonly labelledBy: string;
  /** Accessible names of the dots. */
  readonly names: readonly string[];
}): ReactNode {
  const { locale, labelledBy, names } = about;
  const show: SliderAction = 'show';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className={css.dots} data-ways={labelledBy} role="group" aria-labelledby={labelledBy}>
      {names.map((name, at) => (
        <button
          key={name}
          className={css.dot}
          type="button"
          data-way={show}
          aria-label={name}
          aria-current={at === 0 ? 'true' : undefined}
        />
      ))}
      <StopAndGo locale={locale} />
    </div>
  );
}
