import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const CLOSED_AGAIN_EVERY_MS = 50;

/** Lets `close` of a server end soon. Call the returned function when closing begins; call its result when closing has
 *  ended.
 *
 *  A connection that is busy when closing begins becomes idle later and would stay open. Node also counts an unused
 *  connection, which browsers open in advance, as busy. */
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
