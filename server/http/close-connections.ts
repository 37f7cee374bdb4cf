import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const CLOSED_AGAIN_EVERY_MS = 50;

/** Lets `close` of a server end soon. Returns what is to be called when it begins; that returns what ends the work.
 *
 *  A connection that was at work when the closing began becomes idle later, and would stay alive for long. One on
 *  which nothing has come yet (browsers open some ahead of need) counts as busy for Node. */
export function connectionsOf(server: Server): () => () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, CLOSED_AGAIN_EVERY_MS);
    return () => clearInterval(timer);
  };
}
