import { useEffect, useState } from 'react';
import { emptyInbox, type InboxState, watchInbox, withMessage } from './inbox';

/** The messages of a number, live. Null watches nothing. */
export function useInbox(mobile: string | null): InboxState {
  const [inbox, setInbox] = useState<InboxState>(emptyInbox);
  useEffect(() => {
    setInbox(emptyInbox);
    if (mobile === null) return;
    return watchInbox(mobile, (change) =>
      setInbox((before) =>
        'message' in change
          ? { ...before, messages: withMessage(before.messages, change.message) }
          : { ...before, ...change },
      ),
    );
  }, [mobile]);
  return inbox;
}
