import { fileTypes } from '../../shared/rules/disputes/file-kind';
import { DISPUTE_FILE_MAX_BYTES, DISPUTE_FILES_AT_MOST } from '../../shared/rules/disputes/limits';

/** Reason why a file was not sent. `kind`: type not accepted; `active`: contains scripts; `sealed`: encrypted; `dots`: too many
 *  pixels; `tooMany`: daily limit; `many`: limit of this message. */
export type NotSent = 'kind' | 'active' | 'sealed' | 'dots' | 'size' | 'many' | 'tooMany' | 'broken';

export interface ChosenFile {
  /** Unique on this page, from 1. */
  readonly id: number;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sent:
    | { readonly step: 'sending'; readonly percent: number }
    | { readonly step: 'added'; readonly fileId: string }
    | { readonly step: 'refused'; readonly why: NotSent };
}

export type FilesEvent =
  | {
      readonly type: 'chosen';
      readonly files: readonly (Pick<ChosenFile, 'id' | 'name' | 'sizeBytes'> & { readonly mediaType: string })[];
    }
  | { readonly type: 'progressed'; readonly id: number; readonly percent: number }
  | { readonly type: 'added'; readonly id: number; readonly fileId: string }
  | { readonly type: 'refused'; readonly id: number; readonly why: NotSent }
  | { readonly type: 'removed'; readonly id: number }
  /** The message was sent. */
  | { readonly type: 'cleared' };

const takenTypes: readonly string[] = Object.values(fileTypes);
const counts = ({ sent }: ChosenFile): boolean => sent.step !== 'refused';

/** Files of a message, and the next id. */
export interface MessageFiles {
  readonly files: readonly ChosenFile[];
  readonly nextId: number;
}
export const noFiles: MessageFiles = { files: [], nextId: 1 };

export type FileEvent =
  | { readonly type: 'filesChosen'; readonly files: readonly File[] }
  | { readonly type: 'fileRemoved'; readonly id: number }
  | { readonly type: 'filesCleared' }
  | { readonly type: 'fileProgressed'; readonly id: number; readonly percent: number }
  | { readonly type: 'fileAdded'; readonly id: number; readonly fileId: string }
  | { readonly type: 'fileRefused'; readonly id: number; readonly why: NotSent };
/** Uploads start on selection; removing a file aborts its upload. */
export type FileEffect =
  | { readonly type: 'sendFile'; readonly id: number; readonly file: File }
  | { readonly type: 'abortFile'; readonly id: number };

/** Applies an event. Returns files and effects. */
export function takeFile(
  before: MessageFiles,
  event: FileEvent,
): { readonly files: MessageFiles; readonly effects: readonly FileEffect[] } {
  const plain = (event: FilesEvent, effects: readonly FileEffect[] = []) => ({
    files: { ...before, files: reduceFiles(before.files, event) },
    effects,
  });
  switch (event.type) {
    case 'filesChosen': {
      const numbered = event.files.map((file, index) => ({ id: before.nextId + index, file }));
      const files = reduceFiles(before.files, {
        type: 'chosen',
        files: numbered.map(({ id, file: { name, size, type } }) => ({ id, name, sizeBytes: size, mediaType: type })),
      });
      const sending = new Set(files.flatMap(({ id, sent }) => (sent.step === 'sending' ? [id] : [])));
      return {
        files: { files, nextId: before.nextId + numbered.length },
        effects: numbered.flatMap((each) => (sending.has(each.id) ? [{ type: 'sendFile', ...each } as const] : [])),
      };
    }
    case 'fileRemoved':
      return plain({ type: 'removed', id: event.id }, [{ type: 'abortFile', id: event.id }]);
    case 'filesCleared':
      return plain({ type: 'cleared' });
    case 'fileProgressed':
      return plain({ ...event, type: 'progressed' });
    case 'fileAdded':
      return plain({ ...event, type: 'added' });
    case 'fileRefused':
      return plain({ ...event, type: 'refused' });
    default:
      return event satisfies never;
  }
}

/** Files after an event. Invalid files are not uploaded. */
export function reduceFiles(files: readonly ChosenFile[], event: FilesEvent): readonly ChosenFile[] {
  switch (event.type) {
    case 'chosen':
      return withChosen(files, event.files);
    case 'progressed':
      return replaced(files, event.id, (sent) =>
        sent.step === 'sending' ? { step: 'sending', percent: event.percent } : sent,
      );
    case 'added':
      return replaced(files, event.id, () => ({ step: 'added', fileId: event.fileId }));
    case 'refused':
      return replaced(files, event.id, () => ({ step: 'refused', why: event.why }));
    case 'removed':
      return files.filter(({ id }) => id !== event.id);
    case 'cleared':
      return [];
    default:
      return event satisfies never;
  }
}

function withChosen(
  before: readonly ChosenFile[],
  chosen: Extract<FilesEvent, { type: 'chosen' }>['files'],
): readonly ChosenFile[] {
  const all = [...before];
  for (const { mediaType, ...file } of chosen) {
    const why = faultOf(all, file.sizeBytes, mediaType);
    all.push({ ...file, sent: why ? { step: 'refused', why } : { step: 'sending', percent: 0 } });
  }
  return all;
}

function faultOf(before: readonly ChosenFile[], sizeBytes: number, mediaType: string): NotSent | null {
  if (!takenTypes.includes(mediaType)) return 'kind';
  if (sizeBytes > DISPUTE_FILE_MAX_BYTES) return 'size';
  return before.filter(counts).length >= DISPUTE_FILES_AT_MOST ? 'many' : null;
}

const replaced = (
  files: readonly ChosenFile[],
  id: number,
  change: (sent: ChosenFile['sent']) => ChosenFile['sent'],
): readonly ChosenFile[] => files.map((file) => (file.id === id ? { ...file, sent: change(file.sent) } : file));

/** True while uploads are pending. */
export const isSending = (files: readonly ChosenFile[]): boolean => files.some(({ sent }) => sent.step === 'sending');

/** Ids for the message. */
export const fileIdsOf = (files: readonly ChosenFile[]): string[] =>
  files.flatMap(({ sent }) => (sent.step === 'added' ? [sent.fileId] : []));

const notSentByStatus: Readonly<Record<number, NotSent>> = { 413: 'size', 415: 'kind', 429: 'tooMany' };

const notSentByType = new Map<string, NotSent>([
  ['FILE_IS_ACTIVE', 'active'],
  ['FILE_IS_SEALED', 'sealed'],
  ['FILE_HAS_TOO_MANY_DOTS', 'dots'],
]);

/** Maps a refusal of the server (status, type) to the reason why the file was not sent. */
export const notSentBy = (status: number, type: string | null): NotSent =>
  (type === null ? undefined : notSentByType.get(type)) ?? notSentByStatus[status] ?? 'broken';
