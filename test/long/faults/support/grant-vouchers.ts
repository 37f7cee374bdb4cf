import { createInterface } from 'node:readline';
import { openDatabase } from '../../../../server/store/open';
import { voucherGranted } from '../../../../server/store/vouchers';
import { writeAll } from '../../../../server/store/write';

// A process that grants vouchers like a server, with separate connections: all of one input line (JSON, `Grants`) at
// once, then prints 'granted'.

/** Simultaneous grants, each for a paid order of one number. */
export interface Grants {
  readonly atMs: number;
  readonly paid: readonly Parameters<typeof voucherGranted>[0][];
}

const [, , url = ''] = process.argv;
const { db, close } = await openDatabase({ kind: 'postgres', url, maxConnections: 10 }, () => undefined);
process.stdout.write('open\n');
for await (const line of createInterface(process.stdin)) {
  // SAFETY: the test writes this format.
  const { atMs, paid } = JSON.parse(line) as Grants;
  await Promise.all(paid.map((each) => writeAll(db, voucherGranted(each, atMs))));
  process.stdout.write('granted\n');
}
await close();
