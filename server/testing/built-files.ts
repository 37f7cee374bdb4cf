import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const AGENT_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
export const SDK_VERSION = '0.3.0';
export const PUBLISHED_VERSION = '0.2.0';

/** What the build leaves behind, as far as the server looks at it. */
export function writeBuiltFiles(folder: string): void {
  const files: Record<string, string> = {
    'web/pages.json': JSON.stringify({
      agent: { file: 'agent.html', styleHashes: [AGENT_STYLE_HASH], scriptHashes: [] },
      'sandbox-phone': { file: 'sandbox-phone.html', styleHashes: [] },
      'ntb-application': { file: 'ntb-application.html', styleHashes: [] },
      eligibility: { file: 'eligibility.html', styleHashes: [] },
      benefit: { file: 'benefit.html', styleHashes: [] },
      communication: { file: 'communication.html', styleHashes: [] },
      checkout: { file: 'checkout.html', styleHashes: [] },
    }),
    'web/agent.html':
      '<!doctype html><html lang="{{locale}}"><meta name="kadam-merchant-origins" content="{{merchant-origins}}"><title>agent</title></html>',
    'web/sandbox-phone.html': '<!doctype html><title>phone</title>',
    'web/ntb-application.html': '<!doctype html><title>application</title>',
    'web/eligibility.html': '<!doctype html><title>eligibility</title>',
    'web/benefit.html': '<!doctype html><title>benefit</title>',
    'web/checkout.html': '<!doctype html><title>checkout</title>',
    'web/communication.html': '<!doctype html><title>communication</title>',
    'web/agent-Ab12_-9z.js': `export const text = '${'kadam '.repeat(400)}';`,
    'sdk/kadam.js': 'globalThis.Kadam = {};',
    'sdk/kadam.mjs': 'export const kadam = {};',
    'sdk/kadam.d.mts': 'export declare const kadam: object;',
    [`sdk/releases/${PUBLISHED_VERSION}/kadam.js`]: 'globalThis.Kadam = "published";',
    [`sdk/releases/${PUBLISHED_VERSION}/manifest.json`]: JSON.stringify({ version: PUBLISHED_VERSION, files: {} }),
    'sdk/manifest.json': JSON.stringify({ version: SDK_VERSION, files: { 'kadam.js': 'sha384-x' } }),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
