import { sliderFigures } from '../../../shared/site/slider-figures';
import { watchDrag } from './drag';
import { glideOf } from './glide';
import type { SliderAction } from './slider-action';

type Page = Window & typeof globalThis;

const { speedMs, leastDragPx } = sliderFigures;

/** Moves the sliders of a page by buttons and drags. Automatic ones pause under the pointer, with focus, when stopped, and with
 *  reduced motion. */
export function runSliders(page: Page): void {
  for (const slider of page.document.querySelectorAll<HTMLElement>('[data-slider]')) runSlider(page, slider);
}

function runSlider(page: Page, slider: HTMLElement): void {
  const controls = page.document.querySelector<HTMLElement>(`[data-ways="${slider.dataset.slider}"]`);
  const calm = page.matchMedia('(prefers-reduced-motion: reduce)');
  const glide = glideOf(page, slider, () => (calm.matches ? 0 : speedMs));

  /** Start of each slide, px. */
  const stops = (): readonly number[] => {
    const lefts = [...slider.querySelectorAll<HTMLElement>(':scope > ul > li')].map(({ offsetLeft }) => offsetLeft);
    const farthest = slider.scrollWidth - slider.clientWidth;
    return [...new Set(lefts.map((left) => Math.min(left - (lefts[0] ?? 0), farthest)))];
  };
  const nearestTo = (left: number): number => {
    const far = stops().map((stop) => Math.abs(stop - left));
    return far.indexOf(Math.min(...far));
  };
  const dots = [...(controls?.querySelectorAll('[data-way=show]') ?? [])];
  const mark = (index: number): void => {
    for (const [at, dot] of dots.entries())
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
  };
  const show = (index: number): void => {
    mark(index);
    glide.to(stops()[index] ?? 0);
  };
  /** Wraps around. */
  const stepBy = (by: 1 | -1): void => show((nearestTo(glide.at()) + by + stops().length) % stops().length);

  const standsMs = Number(slider.dataset.stands ?? 0);
  const holds = new Set<string>();
  let timer = 0;
  const standStill = (): void => {
    page.clearTimeout(timer);
    // Never starts without a visible stop button.
    if (standsMs === 0 || !controls?.offsetParent || controls.dataset.stopped !== undefined) return;
    timer = page.setTimeout(() => {
      if (holds.size === 0 && !calm.matches && !page.document.hidden) stepBy(1);
      standStill();
    }, standsMs);
  };
  const hold = (why: string, isHeld: boolean): void => {
    if (isHeld) holds.add(why);
    else holds.delete(why);
    standStill();
  };
  for (const [why, begins, ends] of [
    ['pointer', 'pointerenter', 'pointerleave'],
    ['focus', 'focusin', 'focusout'],
  ] as const) {
    slider.addEventListener(begins, () => hold(why, true));
    slider.addEventListener(ends, () => hold(why, false));
  }

  const stopOrGo = (isStopped: boolean): void => {
    controls?.toggleAttribute('data-stopped', isStopped);
    // The pressed button is hidden now; its counterpart gets the focus.
    controls?.querySelector<HTMLElement>(`[data-way=${isStopped ? 'go' : 'stop'}]`)?.focus();
  };
  const acts: Readonly<Record<Exclude<SliderAction, 'show'>, () => void>> = {
    previous: () => stepBy(-1),
    next: () => stepBy(1),
    stop: () => stopOrGo(true),
    go: () => stopOrGo(false),
  };
  for (const [action, act] of Object.entries(acts))
    controls?.querySelector(`[data-way=${action}]`)?.addEventListener('click', () => {
      act();
      standStill();
    });

  for (const [index, dot] of dots.entries())
    dot.addEventListener('click', () => {
      show(index);
      // A chosen slide stays.
      controls?.toggleAttribute('data-stopped', true);
      standStill();
    });
  if (dots.length > 0) slider.addEventListener('scroll', () => mark(nearestTo(glide.at())), { passive: true });
  let start = { left: 0, index: 0 };
  watchDrag(slider, leastDragPx, {
    starts: () => {
      start = { left: slider.scrollLeft, index: nearestTo(glide.at()) };
      hold('drag', true);
    },
    moves: (byPx) => glide.jump(start.left - byPx),
    ends: (byPx) => {
      const passed = Math.abs(nearestTo(start.left - byPx) - start.index);
      const to = start.index - Math.sign(byPx) * Math.max(1, passed);
      show(byPx === 0 ? nearestTo(glide.at()) : Math.max(0, Math.min(to, stops().length - 1)));
      hold('drag', false);
    },
  });
  standStill();
}
