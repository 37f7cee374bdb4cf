import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Kfs } from '../../../shared/api/kfs';
import { Refusal } from '../refusal';
import type { AskedPdf, DrawnPdf } from './pdf-messages';

export const PDF_PROGRAM = 'kfs-pdf-worker.js';

interface PdfLimits {
  readonly cachedBytes: number;
  /** Requested files that are not rendered yet. */
  readonly waitingAtMost: number;
  readonly drawnWithinMs: number;
}

/** A file of 24 months has 60 KB and takes 0.3 s. */
export const PDF_LIMITS = {
  cachedBytes: 16 * 1024 * 1024,
  waitingAtMost: 50,
  drawnWithinMs: 30_000,
} as const satisfies PdfLimits;
const HEAP_MB = 256;
const COME_BACK_AFTER_MS = 10_000;

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** Renders statements in a worker thread. LRU cache of files: equal statements give equal bytes. */
export class PdfDrawer {
  readonly #program: string;
  readonly #limits: PdfLimits;
  /** Least recently used first. */
  readonly #files = new Map<string, Promise<Buffer>>();
  readonly #sizes = new Map<string, number>();
  readonly #waiting = new Map<number, Waiting>();
  #cachedBytes = 0;
  #lastId = 0;
  #worker: Worker | null = null;

  /** `program`: the built worker; by default next to the server's program. */
  constructor(program = fileURLToPath(new URL(PDF_PROGRAM, import.meta.url)), limits: PdfLimits = PDF_LIMITS) {
    this.#program = program;
    this.#limits = limits;
  }

  get cachedBytes(): number {
    return this.#cachedBytes;
  }

  /** Refuses with 503 if 50 files are waiting. */
  draw(kfs: Kfs, verifyAt: string): Promise<Buffer> {
    const key = [kfs.proposalNumber, kfs.contentHash, verifyAt].join(' ');
    const known = this.#files.get(key);
    if (known) {
      this.#files.delete(key);
      this.#files.set(key, known);
      return known;
    }
    const drawn = this.#ask(kfs, verifyAt);
    this.#files.set(key, drawn);
    drawn.then(
      (file) => this.#keep(key, file.length),
      () => this.#files.delete(key),
    );
    return drawn;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#fail(new Error('the server closes'));
    await worker?.terminate();
  }

  async #ask(kfs: Kfs, verifyAt: string): Promise<Buffer> {
    if (this.#waiting.size >= this.#limits.waitingAtMost)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterMs: COME_BACK_AFTER_MS, why: 'too many files are drawn' });
    const worker = this.#worker ?? this.#start();
    this.#lastId += 1;
    const asked: AskedPdf = { id: this.#lastId, kfs, verifyAt };
    const drawn = new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject });
    });
    worker.postMessage(asked);
    // A worker that hangs is terminated, and all files that wait for it fail.
    const timer = setTimeout(() => {
      this.#ended(worker, new Error('a file was not drawn in time'));
      void worker.terminate();
    }, this.#limits.drawnWithinMs);
    return drawn.finally(() => clearTimeout(timer));
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    this.#worker = worker;
    // The worker does not keep the process alive.
    worker.unref();
    worker.on('message', (drawn: DrawnPdf) => this.#answer(drawn));
    worker.on('error', (error) => this.#ended(worker, error));
    worker.on('exit', (code) => this.#ended(worker, new Error(`the worker of files ended with ${code}`)));
    return worker;
  }

  /** Fails all waiting files; the next one starts another worker. */
  #ended(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#fail(error);
  }

  #answer({ id, bytes, fault }: DrawnPdf): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (bytes) waiting?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else waiting?.reject(new Error('the file of a statement could not be drawn', { cause: fault }));
  }

  #fail(error: unknown): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }

  #keep(key: string, bytes: number): void {
    this.#sizes.set(key, bytes);
    this.#cachedBytes += bytes;
    for (const oldest of this.#files.keys()) {
      if (this.#cachedBytes <= this.#limits.cachedBytes) return;
      const size = this.#sizes.get(oldest);
      if (size === undefined) continue;
      this.#files.delete(oldest);
      this.#sizes.delete(oldest);
      this.#cachedBytes -= size;
    }
  }
}
