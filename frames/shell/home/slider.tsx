import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import type { SliderAction } from '../client/slider-action';
import { homeMessages } from './messages';
import css from './slider.module.css';

interface SliderProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  /** How many stand in the window at once. */
  readonly kind: 'products' | 'few' | 'merchants' | 'hero';
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

const Control = (about: {
  readonly name: SliderAction;
  readonly icon: IconPath;
  readonly label: string;
}): ReactNode => (
  <button className={css.control} type="button" data-way={about.name} aria-label={about.label}>
    <Icon path={about.icon} size={20} />
  </button>
);

/** What stops a slider that moves by itself, and lets it go on. */
function StopAndGo({ locale }: { readonly locale: Locale }): ReactNode {
  const { stop, go } = messagesIn(locale, homeMessages).slider;
  return (
    <>
      <Control name="stop" icon={icons.pause} label={stop} />
      <Control name="go" icon={icons.play} label={go} />
    </>
  );
}

/** What moves a slider, beside its heading; only where scripts run. */
export function SliderControls(about: {
  readonly locale: Locale;
  /** Id of the slider's heading. */
  readonly labelledBy: string;
  /** It moves by itself, and can be stopped. */
  readonly movesItself?: boolean;
}): ReactNode {
  const { locale, labelledBy, movesItself = false } = about;
  const { previous, next } = messagesIn(locale, homeMessages).slider;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={css.controls} data-ways={labelledBy} role="group" aria-labelledby={labelledBy}>
      {movesItself && <StopAndGo locale={locale} />}
      <Control name="previous" icon={icons.back} label={previous} />
      <Control name="next" icon={icons.next} label={next} />
    </div>
  );
}

/** A dot for each slide of one that moves by itself, with nothing that goes on and back; only where scripts run. */
export function SliderDots(about: {
  readonly locale: Locale;
  readonly labelledBy: string;
  /** What each slide shows, by the text that a dot is called. */
  readonly names: readonly string[];
}): ReactNode {
  const { locale, labelledBy, names } = about;
  const show: SliderAction = 'show';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
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
