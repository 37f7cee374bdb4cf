import type { ReactNode } from 'react';
import { localeOf } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import type { OverloadNotice } from '../platform/api/retry-after';
import { hydrate } from '../platform/frame/hydrate';
import { overloadMessages } from './overload-notice.messages';
import css from './overload-notice.module.css';
import { onTop, Snackbar } from './snackbar';

function Notice({ tryNow }: { readonly tryNow: () => void }): ReactNode {
  const { text, action } = messagesIn(localeOf(document.documentElement.lang), overloadMessages);
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

/** Notice over any page whose calls wait for an overloaded server, in a root of its own. It moves into a dialog that opens
 *  and back when the dialog closes. */
export const overloadNotice: OverloadNotice = {
  show(tryNow) {
    const place = onTop();
    drawn ??= { root: document.createElement('div'), place, places: 0 };
    if (drawn.place !== place) {
      drawn.place = place;
      drawn.places += 1;
    }
    hydrate(drawn.root, <Notice key={drawn.places} tryNow={tryNow} />);
  },
  hide() {
    if (drawn) hydrate(drawn.root, null);
    drawn = null;
  },
};
