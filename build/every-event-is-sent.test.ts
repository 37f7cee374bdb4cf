import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frames } from '../shared/bridge/frames';

const folder = join(import.meta.dirname, '../frames');
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** What a frame wants an answer to is asked, what it says before it is open is called, everything else emitted. */
const isSent = (name: string): boolean =>
  [`emit('${name}'`, `.ask('${name}'`, `host?.${name}?.(`].some((said) => code.includes(said));

describe('a frame', () => {
  it.each(Object.entries(frames))(
    'that the table calls %s says somewhere what the table lets it say',
    (_, { outgoing }) => {
      expect(Object.keys(outgoing).filter((name) => !isSent(name))).toEqual([]);
    },
  );
});
