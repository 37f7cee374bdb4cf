import { describe, expect, it } from 'vitest';
import { type ChosenFile, type FilesEvent, fileIdsOf, isSending, notSentBy, reduceFiles } from './files-state';

const file = (id: number, change: { sizeBytes?: number; mediaType?: string } = {}) => ({
  id,
  name: `${id}.png`,
  sizeBytes: 1000,
  mediaType: 'image/png',
  ...change,
});
const through = (...events: readonly FilesEvent[]): readonly ChosenFile[] =>
  events.reduce<readonly ChosenFile[]>(reduceFiles, []);
const steps = (files: readonly ChosenFile[]) =>
  files.map(({ sent }) => (sent.step === 'refused' ? sent.why : sent.step));

describe('files of a message', () => {
  it('are sent at once, but for what is no JPEG, PNG or PDF, larger than 2 MB, or the fourth', () => {
    const max = 2 * 1024 * 1024;
    const chosen = through({
      type: 'chosen',
      files: [
        file(1, { mediaType: 'video/quicktime' }),
        file(2, { sizeBytes: max + 1 }),
        file(3, { sizeBytes: max }),
        file(4, { mediaType: 'application/pdf' }),
        file(5, { mediaType: 'image/jpeg' }),
        file(6),
      ],
    });
    expect(steps(chosen)).toEqual(['kind', 'size', 'sending', 'sending', 'sending', 'many']);
    // Removing a file frees its slot.
    const next = reduceFiles(reduceFiles(chosen, { type: 'removed', id: 3 }), { type: 'chosen', files: [file(7)] });
    expect(steps(next).at(-1)).toBe('sending');
  });

  it('are named by the message once they came through', () => {
    const begun: FilesEvent = { type: 'chosen', files: [file(1), file(2)] };
    const half = through(begun, { type: 'progressed', id: 1, percent: 62 }, { type: 'added', id: 2, fileId: 'two' });
    expect(half[0]?.sent).toEqual({ step: 'sending', percent: 62 });
    expect([isSending(half), fileIdsOf(half)]).toEqual([true, ['two']]);
    const done = reduceFiles(half, { type: 'refused', id: 1, why: 'broken' });
    expect([isSending(done), steps(done)]).toEqual([false, ['broken', 'added']]);
    // Late progress of a finished file is ignored.
    expect(reduceFiles(done, { type: 'progressed', id: 2, percent: 50 })).toEqual(done);
    expect(reduceFiles(done, { type: 'cleared' })).toEqual([]);
  });

  it.each([
    [413, null, 'size'],
    [415, null, 'kind'],
    [415, 'FILE_KIND_NOT_TAKEN', 'kind'],
    [415, 'FILE_IS_ACTIVE', 'active'],
    [415, 'FILE_IS_SEALED', 'sealed'],
    [415, 'FILE_HAS_TOO_MANY_DOTS', 'dots'],
    [429, null, 'tooMany'],
    [500, null, 'broken'],
    [0, null, 'broken'],
  ] as const)('that are refused with %i and the type %s are said to be: %s', (status, type, why) => {
    expect(notSentBy(status, type)).toBe(why);
  });
});
