import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, programNamed, startProgram } from './program';

export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** As in `docs/scaling.md`: ready servers in turn; if none is ready because the database is down, any of them, which
 *  then answers itself and recovers first. */
const settings = (port: number, addresses: readonly string[]): string => `defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  retries 2
  option redispatch
  option forwardfor
frontend shoppers
  bind 127.0.0.1:${port}
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend any
backend ready
  balance leastconn
  option httpchk GET /readyz
${addresses.map((address, place) => `  server kadam${place} ${address} check inter 500 fall 2 rise 1`).join('\n')}
backend any
  balance leastconn
${addresses.map((address, place) => `  server kadam${place} ${address}`).join('\n')}
`;

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-balancer-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  writeFileSync(
    file,
    settings(
      port,
      urls.map((url) => new URL(url).host),
    ),
  );
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const balancer = await startProgram(programNamed('KADAM_HAPROXY'), ['-db', '-f', file], {}, answers);
  return {
    url,
    async stop() {
      await balancer.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
