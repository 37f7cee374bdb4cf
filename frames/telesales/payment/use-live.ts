import { useCallback, useEffect, useRef, useState } from 'react';
import { type LiveRequest, requestStatus } from '../../../shared/api/telesales';
import { isOpenRequest } from '../../../shared/rules/payment-request';
import { ApiError } from '../../platform/api/api-error';
import type { PartProps } from './part';
import { refusalText } from './refusal-text';

/** How a request stands, asked for as often as the server says while something can still happen to it. `skewMs`: how far
 *  this device is ahead of the server. */
export function useLive({ page, client, words, onFailure }: PartProps, txnUuid: string) {
  const [live, setLive] = useState<LiveRequest | null>(null);
  const [skewMs, setSkewMs] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [lineFault, setLineFault] = useState<string | null>(null);
  /** Of what the agent did: it stands until the next thing is done, whatever is heard meanwhile. */
  const [ownFault, setOwnFault] = useState<string | null>(null);
  const told = useRef({ words, onFailure });
  told.current = { words, onFailure };
  const know = useCallback((answer: LiveRequest): void => {
    setSkewMs(Date.now() - answer.serverNowMs);
    setLive(answer);
  }, []);
  const isOpen = live === null || isOpenRequest(live.state);
  useEffect(() => {
    if (!isOpen || isMissing) return;
    let timer = 0;
    let isWanted = true;
    const again = (waitMs: number): void => {
      timer = page.setTimeout(ask, waitMs);
    };
    function ask(): void {
      client.call(requestStatus, { txnUuid }).then(
        (answer) => {
          if (!isWanted) return;
          know(answer);
          setLineFault(null);
          again(answer.pollAfterMs);
        },
        (error: unknown) => {
          if (!isWanted) return;
          if (isOfNobody(error)) {
            setMissing(true);
            return;
          }
          setLineFault(told.current.words.unheard);
          told.current.onFailure(error);
          again(AFTER_FAULT_MS);
        },
      );
    }
    ask();
    return () => {
      isWanted = false;
      page.clearTimeout(timer);
    };
  }, [isOpen, isMissing, client, txnUuid, page, know]);
  return {
    live,
    /** There is none of that name, or it is another agent's. */
    isMissing,
    skewMs,
    isOpen,
    // What is over has no fault any more.
    fault: isOpen ? (ownFault ?? lineFault) : null,
    know,
    /** `isOfText`: no SMS was sent, which has reasons of its own. */
    fail: (error: unknown, isOfText: boolean): void => {
      setOwnFault(isOfText ? refusalText(words, error) : words.failed.other);
      onFailure(error);
    },
    forgive: () => setOwnFault(null),
  };
}

const NO_SUCH_REQUEST = 404;
const isOfNobody = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === NO_SUCH_REQUEST;

/** A line that is down may be up again. */
const AFTER_FAULT_MS = 10_000;
