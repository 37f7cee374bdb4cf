import { type RefObject, useEffect } from 'react';

/** Puts the focus back into the field of an area whose content was refused: it is empty again, and the button that had
 *  the focus has nothing to send. `refusal` null = nothing was. */
export function useRefusedField(area: RefObject<HTMLElement | null>, refusal: object | null): void {
  useEffect(() => {
    if (refusal) area.current?.querySelector('input')?.focus();
  }, [area, refusal]);
}
