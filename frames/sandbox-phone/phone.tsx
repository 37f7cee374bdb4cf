import { useEffect, useState } from 'react';
import { InboxScreen } from './inbox-screen';
import { mobileFromAddress } from './mobile-from-address';
import { NumberScreen } from './number-screen';
import css from './phone.module.css';
import { StatusBar } from './status-bar';
import { useInbox } from './use-inbox';

/** A handset that receives every SMS of the sandbox for one number. `isFramed`: a host page draws the heading. */
export function Phone({ isFramed }: { isFramed: boolean }) {
  const [mobile, setMobile] = useState(() => mobileFromAddress(location.search));
  const inbox = useInbox(mobile);

  // Back and Forward move between numbers.
  useEffect(() => {
    const follow = (): void => setMobile(mobileFromAddress(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const show = (next: string | null): void => {
    history.pushState(null, '', next === null ? location.pathname : `?${new URLSearchParams({ mobile: next })}`);
    setMobile(next);
  };

  return (
    <main className={css.surroundings} data-framed={isFramed || undefined}>
      <div className={css.heading}>
        <h1 className={css.title}>Sandbox phone</h1>
        <p className={css.lede}>
          Every SMS that the sandbox sends to a test number arrives here. No real phone is used.
        </p>
      </div>
      <div className={css.handset}>
        <div className={css.glass}>
          <StatusBar connection={mobile === null ? null : inbox.connection} />
          {mobile === null ? (
            <NumberScreen onNumber={show} />
          ) : (
            <InboxScreen mobile={mobile} inbox={inbox} onOtherNumber={() => show(null)} />
          )}
        </div>
      </div>
    </main>
  );
}
