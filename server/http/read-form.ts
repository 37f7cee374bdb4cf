import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../services/refusal';

export interface SentForm {
  /** The first of several fields with one name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Null without a file. Truncated at `fileBytes`. */
  readonly file: Buffer | null;
}

export interface FormLimits {
  /** Limit of the whole body. */
  readonly bodyBytes: number;
  readonly fileField: string;
  /** Limit of the file: further bytes are dropped. */
  readonly fileBytes: number;
}

/** More than any valid form has: fields, bytes per field, header lines per part and their bytes. */
const PART_LIMITS = { fields: 16, files: 1, parts: 16, fieldSize: 1_024, headerPairs: 16, headerSize: 4_096 } as const;
/** Bytes outside the content of files. The parser does not stop at the limits of a part, and needs 6 ms of CPU per MB.
 *  */
const OUTSIDE_FILES_BYTES = PART_LIMITS.parts * (PART_LIMITS.fieldSize + PART_LIMITS.headerSize);

/** Parsed per step: a chunk of a connection, 64 KB, may contain 13,000 parts. */
const PARSED_AT_ONCE_BYTES = 1_024;

const noForm = (): Refusal => new Refusal('INVALID_REQUEST', { why: 'no form' });

/** Lets handlers of a scope accept `multipart/form-data`. The body is not read until a handler calls `readForm`, which
 *  can apply its rate limit before. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, undefined));
};

/** Reads a form in steps. Refusals: 400 for an invalid body, too many parts, or too many bytes outside of its file; 408
 *  for a late one; 413 for one that is too large. */
export async function readForm(request: FastifyRequest, limits: FormLimits): Promise<SentForm> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  const parser = parserFor(request, limits);
  const { raw } = request;
  const fields = new Map<string, string>();
  const pieces: Buffer[] = [];
  let hasFile = false;
  let readBytes = 0;
  let outsideFilesBytes = 0;
  let isInFile = false;
  let isOver = false;
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      readBytes += chunk.length;
      if (readBytes > limits.bodyBytes) refuse(new Refusal('PAYLOAD_TOO_LARGE'));
      else {
        raw.pause();
        parse(chunk);
      }
    };
    const isTooLargeWith = (piece: Buffer): boolean => {
      if (!isInFile) outsideFilesBytes += piece.length;
      return outsideFilesBytes > OUTSIDE_FILES_BYTES;
    };
    const parse = (chunk: Buffer): void => {
      for (let from = 0; from < chunk.length && !isOver; from += PARSED_AT_ONCE_BYTES) {
        const piece = chunk.subarray(from, from + PARSED_AT_ONCE_BYTES);
        if (isTooLargeWith(piece)) {
          refuseForm();
          return;
        }
        if (parser.write(piece)) continue;
        const rest = chunk.subarray(from + PARSED_AT_ONCE_BYTES);
        parser.once('drain', () => parse(rest));
        return;
      }
      if (!isOver) raw.resume();
    };
    const onEnd = (): void => void parser.end();
    const leave = (): void => {
      isOver = true;
      raw.off('data', onData).off('end', onEnd).off('error', refuse);
      // Drops the rest of the body.
      raw.resume();
    };
    const refuse = (error: unknown): void => {
      leave();
      parser.destroy();
      reject(error);
    };
    const refuseForm = (): void => refuse(noForm());
    parser
      .on('field', (name, value) => {
        if (!fields.has(name)) fields.set(name, value);
      })
      .on('file', (name: string | undefined, file: BusboyFileStream) => {
        isInFile = true;
        file.on('error', refuseForm).on('end', () => {
          isInFile = false;
        });
        if (name !== limits.fileField) return void file.resume();
        hasFile = true;
        file.on('data', (piece: Buffer) => pieces.push(piece));
      })
      .on('partsLimit', refuseForm)
      .on('filesLimit', refuseForm)
      .on('fieldsLimit', refuseForm)
      .on('error', refuseForm)
      .on('finish', () => {
        leave();
        resolve({ fields, file: hasFile ? Buffer.concat(pieces) : null });
      });
    raw.on('data', onData).on('end', onEnd).on('error', refuse);
  });
}

function parserFor({ headers }: FastifyRequest, { fileBytes }: FormLimits): BusboyInstance {
  try {
    // SAFETY: the parser refuses headers without a type.
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...PART_LIMITS, fileSize: fileBytes } });
  } catch {
    // Content type without a boundary.
    throw noForm();
  }
}
