import type { Socket } from 'node:net';
import type { Patience } from '#lib/http/patience.ts';

/**
 * Closes a connection whose caller may still be sending. What has been answered is sent; what comes is thrown away for a
 * moment, for a connection closed over unread bytes is reset, and takes the answer with it. Nothing that comes is taken for
 * another request.
 */
export function closeGently(socket: Socket, { ms, bytes }: Patience['closing']): void {
  const before = socket.bytesRead;
  // The listener that is added first takes the socket from the parser of requests; then the parser's own is removed.
  socket.on('data', () => {});
  socket.removeAllListeners('data');
  socket.on('data', () => {
    if (socket.bytesRead - before > bytes) socket.destroy();
  });
  // A caller that resets the connection has closed it too.
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.end(() => {
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.once('close', () => clearTimeout(timer));
  });
}
