import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface ModalHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => void;
  readonly onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => void;
  readonly onClose: (event: { target: EventTarget; currentTarget: EventTarget }) => void;
}

const reachable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

/** Tab leaves a modal `<dialog>` for the browser, and from inside a frame for the host's page; here it goes round. */
function keepInside(dialog: HTMLElement, event: KeyboardEvent<HTMLElement>): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(({ tabIndex }) => tabIndex >= 0);
  const first = stops[0];
  const last = stops.at(-1);
  const here = document.activeElement;
  if (!first || !last) event.preventDefault();
  else if (event.shiftKey ? here === first || here === dialog : here === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/** Where it is begun to read. */
const beginningOf = (dialog: HTMLElement): HTMLElement => dialog.querySelector<HTMLElement>('[data-first]') ?? dialog;

/**
 * Opens a `<dialog>` as modal for as long as it is mounted. The focus goes to its `[data-first]`, else to the dialog
 * itself (which reads its title), and again whenever `step` changes; at the end it returns to where it was.
 * `onDismiss` (Esc, scrim, the device's back gesture) null = it cannot be dismissed.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  step: string,
  onDismiss: (() => void) | null,
): ModalHandlers {
  const isOurs = useRef(false);
  const isPressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // Else showModal() gives the focus to the first button, and what is behind is drawn for both.
    beginningOf(dialog).autofocus = true;
    dialog.showModal();
    isOurs.current = true;
    return () => {
      isOurs.current = false;
      dialog.close();
      // One that is gone takes no focus.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is a new place to be
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    beginningOf(dialog).focus({ preventScroll: true });
    // showModal() has scrolled to it.
    dialog.scrollTop = 0;
  }, [ref, step]);

  return {
    onKeyDown: (event) => {
      const dialog = ref.current;
      if (event.key === 'Tab' && dialog) keepInside(dialog, event);
      if (event.key !== 'Escape') return;
      // Handled here alone: neither the browser nor the page closes anything else for the same key.
      event.preventDefault();
      event.stopPropagation();
      onDismiss?.();
    },
    onPointerDown: (event) => {
      isPressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && isPressedOutside.current) onDismiss?.();
    },
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onDismiss?.();
    },
    onClose: (event) => {
      // A browser may close a dialog on the second back gesture without asking.
      if (event.target !== event.currentTarget || !isOurs.current) return;
      ref.current?.showModal();
      onDismiss?.();
    },
  };
}
