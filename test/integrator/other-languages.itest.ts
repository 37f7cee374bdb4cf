import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../docs/markdown';

const SECRET = 'zenmart-sandbox-secret-not-for-production';
const has = (command: string): boolean => spawnSync(command, ['-version']).status === 0;

let folder: string;
let key: JWK;
let signedResult: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-languages-'));
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  key = await exportJWK(publicKey);
  signedResult = await new SignJWT({ orderId: 'ZM-1', status: 'COMPLETE' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer('https://pay.example')
    .setAudience('zenmart_sandbox')
    .setIssuedAt()
    .sign(privateKey);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample = (language: string): string =>
  blocksOf('docs/server-samples.md').find((block) => block.language === language)?.text ?? '';

/** Output of a program: its token, then the claims of the result, then the verdict on a forged one. */
function run(command: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trim().split('\n');
}

async function expectSigned([token = '', claims = '', forged = '']: string[]): Promise<void> {
  const { payload } = await jwtVerify(token, new TextEncoder().encode(SECRET), {
    algorithms: ['HS256'],
    issuer: 'zenmart_sandbox',
    audience: 'kadam',
    subject: 'server',
    maxTokenAge: 30,
    requiredClaims: ['exp', 'jti'],
  });
  expect(payload).toMatchObject({ scope: 'merchant', exp: (payload.iat ?? 0) + 600 });
  expect(JSON.parse(claims)).toMatchObject({ orderId: 'ZM-1', aud: 'zenmart_sandbox' });
  expect(forged).toBe('refused');
}

const withAnotherBody = (): string => {
  const [head, , signature] = signedResult.split('.');
  return `${head}.${Buffer.from('{"orderId":"ZM-2"}').toString('base64url')}.${signature}`;
};

describe('samples of docs/server-samples.md', () => {
  it.skipIf(!has('javac'))('in Java compile, sign a valid token and refuse a forged result', async () => {
    writeFileSync(join(folder, 'Kadam.java'), sample('java'));
    writeFileSync(
      join(folder, 'Main.java'),
      `public class Main {
        public static void main(String[] given) throws Exception {
          System.out.println(Kadam.token("zenmart_sandbox", given[0], "merchant", "server"));
          System.out.println(Kadam.verify(given[3], Kadam.publicKey(given[1], given[2])));
          try {
            System.out.println(Kadam.verify(given[4], Kadam.publicKey(given[1], given[2])));
          } catch (SecurityException refused) {
            System.out.println("refused");
          }
        }
      }`,
    );
    run('javac', ['-Xlint:all', '-Werror', 'Kadam.java', 'Main.java']);
    await expectSigned(
      run('java', ['-cp', '.', 'Main', SECRET, String(key.x), String(key.y), signedResult, withAnotherBody()]),
    );
  });

  it.skipIf(!has('php'))('in PHP run, sign a valid token and refuse a forged result', async () => {
    writeFileSync(
      join(folder, 'main.php'),
      `${sample('php')}
      $keys = [['kid' => 'k1', 'x' => $argv[2], 'y' => $argv[3]]];
      $verify = fn(string $result) => kadam_verify($result, $keys, 'https://pay.example', 'zenmart_sandbox', 300);
      echo kadam_token('zenmart_sandbox', $argv[1], 'merchant', 'server'), "\\n", json_encode($verify($argv[4])), "\\n";
      try { $verify($argv[5]); } catch (UnexpectedValueException $refused) { echo "refused\\n"; }`,
    );
    await expectSigned(run('php', ['main.php', SECRET, String(key.x), String(key.y), signedResult, withAnotherBody()]));
  });
});
