import { expect, it, vi } from 'vitest';
import './send-file';
import { createFileSender } from './send-files';

it('files that are being sent are aborted when the flow stops', async () => {
  const calls: string[] = [];
  class Request {
    readonly upload = {};
    readonly open = (): void => undefined;
    readonly setRequestHeader = (): void => undefined;
    readonly send = (): number => calls.push('sent');
    readonly abort = (): number => calls.push('aborted');
  }
  const page = Object.create(window, { XMLHttpRequest: { value: Request }, FileReader: { value: FileReader } });
  const stopped = new AbortController();
  const send = (): void => undefined;
  const ports = { page, data: null, send, signal: stopped.signal, reload: () => undefined, close: () => undefined };
  createFileSender(ports)({ type: 'sendFile', id: 1, file: new File(['a'], 'bill.png') });
  await vi.waitFor(() => expect(calls).toEqual(['sent']));
  stopped.abort();
  expect(calls).toEqual(['sent', 'aborted']);
});
