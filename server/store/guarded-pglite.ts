import { PGlite } from '@electric-sql/pglite';
import { DatabaseDown } from './outage';

/** PGlite's exit code of a failed statement; every other exception ends its program. */
const FAILED_STATEMENT = 100;

/**
 * PGlite that detects the end of its program.
 *
 * PostgreSQL ends itself if continuing could lose committed data: it cannot write its log, the disk is full. PGlite
 * then passes the rest of a message to an ended program forever, and the process hangs. Here the message fails, and so
 * does every later one. The files on disk are sound, and another PGlite opens them.
 */
export class GuardedPglite extends PGlite {
  #end: DatabaseDown | null = null;

  /** True if the program no longer answers. */
  get hasEnded(): boolean {
    return this.#end !== null;
  }

  /** PGlite calls this when the program is running, before the first statement. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    this.#guard();
    return super._initArrayTypes(options);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#end) throw this.#end;
    try {
      return super.execProtocolRawSync(message);
    } catch (error) {
      // Also for errors thrown while the program ends.
      throw this.#end ?? error;
    }
  }

  /** Closes files without notifying the program. */
  abandon(): void {
    this.#end ??= new DatabaseDown('the embedded database was abandoned');
    // Undefined if opening failed early.
    const files = this.mod?.FS;
    for (const stream of files?.streams ?? []) {
      try {
        if (stream) files?.close(stream);
      } catch {
        // A file that the program has half closed, or that was never one.
      }
    }
  }

  #guard(): void {
    const program = this.Module;
    const { _PostgresMainLoopOnce: step, stackRestore } = program;
    program._PostgresMainLoopOnce = () => {
      try {
        step();
      } catch (cause) {
        if (!isFailedStatement(cause)) this.#end ??= new DatabaseDown('the embedded database ended', { cause });
        throw cause;
      }
    };
    // PGlite swallows the exception of a step and runs the next one; it calls this in between.
    program.stackRestore = (pointer) => {
      if (this.#end) throw this.#end;
      return stackRestore(pointer);
    };
  }
}

const isFailedStatement = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === FAILED_STATEMENT;
