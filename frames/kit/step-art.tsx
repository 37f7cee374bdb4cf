import type { ReactNode } from 'react';
import type { IconPath } from './icon';
import css from './step-art.module.css';

type Step = 1 | 2 | 3 | 4;
export interface StepArtProps {
  readonly icon: IconPath;
  readonly tone?: 'ink' | 'ok' | 'error';
  /** The step that was reached: 4 done, 3 stopped late, 2 blocked or failed, 1 nothing found. */
  readonly at: Step;
  /** 172 px instead of 200, for dialogs. */
  readonly small?: boolean;
}

const steps: readonly Step[] = [1, 2, 3, 4];
const slab = (step: Step) => ({ x: 48 * (step - 1), y: 140 - 22 * step });
/** Left and top of the round sign, and the top of the picture around it. */
const sign: Readonly<Record<Step, { x: number; y: number; top: number }>> = {
  1: { x: 0, y: 71, top: 51 },
  2: { x: 48, y: 49, top: 48 },
  3: { x: 96, y: 27, top: 26 },
  4: { x: 150, y: 5, top: 4 },
};

/** Steps with a sign on the step that was reached; steps not reached are dashed. Decoration: the title says it. */
export function StepArt({ icon, tone = 'ink', at, small = false }: StepArtProps): ReactNode {
  const { x, y, top } = sign[at];
  return (
    <svg
      className={css.art}
      data-tone={tone}
      data-small={small ? '' : undefined}
      viewBox={`0 ${top} 200 ${137 - top}`}
      aria-hidden="true"
    >
      {steps.map((step) => {
        const place = slab(step);
        return step <= at ? (
          <rect key={step} className={css.slab} x={place.x} y={place.y} width={200 - place.x} height="18" rx="7" />
        ) : (
          <rect
            key={step}
            className={css.ahead}
            x={place.x + 0.75}
            y={place.y + 0.75}
            width={198.5 - place.x}
            height="16.5"
            rx="6.5"
          />
        );
      })}
      <g className={css.badge}>
        <circle className={css.sign} cx={x + 22} cy={y + 22} r="22" />
        <path className={css.glyph} d={icon} transform={`translate(${x + 11} ${y + 11}) scale(.9167)`} />
      </g>
    </svg>
  );
}
