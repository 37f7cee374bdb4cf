import { type ReactNode, useRef } from 'react';
import css from './dialog.module.css';
import { Heading } from './heading';
import { MoneyText } from './money-text';
import { useScopedId } from './scoped-id';
import { Text } from './text';
import { useModal } from './use-modal';

interface DialogProps {
  readonly title: string;
  readonly text: string;
  readonly art: ReactNode;
  /** Buttons, and what stands below them. */
  readonly children: ReactNode;
  /** Esc and scrim; null = it cannot be dismissed ('No Internet'). */
  readonly onClose: (() => void) | null;
}

/** Alert dialog in the middle of the frame, for what must be answered before anything else. */
export function Dialog({ title, text, art, children, onClose }: DialogProps): ReactNode {
  const id = useScopedId();
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, '', onClose);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      {...modal}
    >
      {art}
      <div className={css.text}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <div id={`${id}-text`}>
          <Text balance="wide">
            <MoneyText>{text}</MoneyText>
          </Text>
        </div>
      </div>
      <div className={css.actions}>{children}</div>
    </dialog>
  );
}
