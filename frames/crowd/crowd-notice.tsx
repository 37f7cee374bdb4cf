import type { ReactNode } from 'react';
import { localeOf } from '../../shared/locales';
import { onTop, Snackbar } from '../kit/snackbar';
import type { CrowdNotice } from '../platform/api/retry-after';
import { drawOver } from '../platform/frame/draw-over';
import css from './crowd-notice.module.css';

const words = import.meta.words('crowd');

function Notice({ tryNow }: { readonly tryNow: () => void }): ReactNode {
  const { text, action } = words[localeOf(document.documentElement.lang)];
  return (
    <Snackbar
      text={
        <span className={css.line}>
          {text}
          <button type="button" className={css.action} onClick={tryNow}>
            {action}
          </button>
        </span>
      }
    />
  );
}

let drawn: { readonly root: HTMLElement; place: Element; places: number } | null = null;

/** Lies over any page that asks the server for something, on its own: what the page shows, it shows without it. It moves
 *  to a dialog that has opened since, and away from one that has closed. */
export const crowdNotice: CrowdNotice = {
  show(tryNow) {
    const place = onTop();
    drawn ??= { root: document.createElement('div'), place, places: 0 };
    if (drawn.place !== place) {
      drawn.place = place;
      drawn.places += 1;
    }
    drawOver(drawn.root, <Notice key={drawn.places} tryNow={tryNow} />);
  },
  hide() {
    if (drawn) drawOver(drawn.root, null);
    drawn = null;
  },
};
