import { connect, WindowMessenger } from 'penpal';

/** Calls `show` with the data of the host page. */
export function fromHost(show) {
  const allowedOrigins = [new URL(document.referrer).origin];
  connect({
    messenger: new WindowMessenger({ remoteWindow: window.parent, allowedOrigins }),
    methods: { open: show },
  });
}
