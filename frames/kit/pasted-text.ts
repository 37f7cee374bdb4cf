import type { ClipboardEvent } from 'react';

/** What is being pasted; '' where an event that a script has made brings nothing. */
export const pastedText = (event: ClipboardEvent): string =>
  (event.clipboardData as DataTransfer | null)?.getData('text') ?? '';
