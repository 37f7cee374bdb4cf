import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { header } from '../../../shared/api/headers';
import { createServer } from '../../app';
import { readConfig } from '../../config';
import type { KadamServer, Ports } from '../../ports';
import { THIS_MACHINE } from '../../sandbox/seed';
import { PDF_PROGRAM } from '../../services/kfs-document/pdf-drawer';
import type { DatabaseChoice } from '../../store/open';
import { mintToken, type TokenClaims } from '../api/mint-token';
import { anyDatabase } from '../database/fresh-postgres';
import { writeBuiltFiles } from './built-files';
import { FakeClock } from './fake-clock';
import { untiring } from './limits';
import { TEST_SEAL_KEY } from './sealing';

/** For hooks that start a server: an embedded database takes seconds on a busy machine. */
export const STARTS_WITHIN_MS = 60_000;

export const MERCHANT_ORIGIN = 'http://127.0.0.1:4500';
/** Allowed ancestors of its frames, in policy format. */
export const MERCHANT_ORIGINS = [MERCHANT_ORIGIN, ...THIS_MACHINE].join(' ');
export const EXAMPLE_SECRET = 'test-secret-of-zenmart-0123456789abcdef';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Null for a body that is not JSON, and for a compressed one. */
  readonly body: ReplyBody | null;
  readonly text: string;
}
/** The envelope, loosely typed: tests compare its parts. */
interface ReplyBody {
  readonly success?: boolean;
  readonly code?: number | string;
  readonly type?: string;
  readonly message?: string;
  readonly retry?: boolean;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}

export interface CallOptions {
  readonly token?: Partial<TokenClaims>;
  /** Replaces or (undefined) removes headers. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly ip?: string;
  /** Raw body, instead of `body`. */
  readonly payload?: string;
}

export interface TestServer {
  readonly server: KadamServer;
  readonly clock: FakeClock;
  /** Folder of the test's pages. */
  readonly builtFolder: string;
  logs(): string;
  /** A sales call like the frame's, with a new idempotency key each time. */
  call(name: string, body?: unknown, options?: CallOptions): Promise<Reply>;
  request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { headers?: Record<string, string>; payload?: string; ip?: string },
  ): Promise<Reply>;
  /** The newest message to a number; throws without one. */
  smsTo(mobile: string): Promise<string>;
  /** The code in that message. */
  codeFor(mobile: string): Promise<string>;
  close(): Promise<void>;
}

/** A server with a new database, a stopped clock, and test pages. */
export async function startTestServer(
  options: { database?: DatabaseChoice; env?: Record<string, string>; ports?: Ports; clock?: FakeClock } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-built-'));
  writeBuiltFiles(folder);
  // Uses the built renderer of the site.
  symlinkSync(resolve('dist/renderer'), join(folder, 'renderer'));
  const clock = options.clock ?? new FakeClock();
  const lines: string[] = [];
  const config = readConfig({
    KADAM_WEB: folder,
    KADAM_EXAMPLE_SECRET: EXAMPLE_SECRET,
    KADAM_PUBLIC_URL: 'http://localhost:4400',
    KADAM_SEAL_KEY: TEST_SEAL_KEY,
    KADAM_APP_URL: 'https://kadam.example/app',
    ...untiring,
    LOG_LEVEL: 'trace',
    ...options.env,
  });
  const server = await createServer(config, {
    clock,
    database: options.database ?? (await anyDatabase()),
    runsJobs: false,
    pdfProgram: resolve(process.env.KADAM_DIST ?? 'dist', 'server', PDF_PROGRAM),
    logDestination: { write: (line: string) => void lines.push(line) },
    ...options.ports,
  });

  const request: TestServer['request'] = async (method, url, given = {}) => {
    const response = await server.app.inject({
      method,
      url,
      headers: given.headers ?? {},
      ...(given.payload === undefined ? {} : { payload: given.payload }),
      ...(given.ip === undefined ? {} : { remoteAddress: given.ip }),
    });
    const isJson =
      response.headers['content-encoding'] === undefined &&
      String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json<ReplyBody>() : null,
      text: response.body,
    };
  };

  async function smsTo(mobile: string): Promise<string> {
    const { body } = await request('GET', `/sandbox/sms?mobile=${mobile}`);
    const text = (body as { messages?: { text: string }[] } | null)?.messages?.at(-1)?.text;
    if (text === undefined) throw new Error('no message');
    return text;
  }

  return {
    server,
    clock,
    builtFolder: folder,
    logs: () => lines.join(''),
    request,
    async call(name, body, given = {}) {
      const claims: TokenClaims = {
        merchantKey: 'zenmart_sandbox',
        secret: EXAMPLE_SECRET,
        agentId: 'ZM-3071',
        scope: 'sales',
        issuedAtMs: clock.nowMs(),
        livesMs: 10 * 60_000,
        audience: 'kadam',
        ...given.token,
      };
      const headers: Record<string, string | undefined> = {
        [header.merchantKey]: claims.merchantKey,
        [header.origin]: MERCHANT_ORIGIN,
        [header.scope]: claims.scope,
        [header.agentId]: claims.agentId,
        [header.sdkToken]: await mintToken(claims),
        [header.idempotencyKey]: randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      };
      return request(body === undefined ? 'GET' : 'POST', `/app/affordability/sa/${name}`, {
        headers: Object.fromEntries(
          Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
        ...(body === undefined ? {} : { payload: given.payload ?? JSON.stringify(body) }),
        ...(given.ip === undefined ? {} : { ip: given.ip }),
      });
    },
    smsTo,
    async codeFor(mobile) {
      const code = (await smsTo(mobile)).match(/\b\d{5}\b/)?.[0];
      if (code === undefined) throw new Error('the newest message has no code');
      return code;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
