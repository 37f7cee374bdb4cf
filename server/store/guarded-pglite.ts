import { PGlite } from '@electric-sql/pglite';
import { DatabaseDown } from './outage';

/** How PGlite's program comes back from a statement that failed: every other exception is its end. */
const FAILED_STATEMENT = 100;

/**
 * PGlite that notices when its program has ended.
 *
 * PostgreSQL ends itself where going on could lose what it has promised: it cannot write its log, the disk is full.
 * PGlite then hands the rest of a message to a program that is no more, for ever, and the process hangs. Here the
 * message fails instead, and so does every later one. What it left on the disk is sound, and another PGlite opens it.
 */
export class GuardedPglite extends PGlite {
  #end: DatabaseDown | null = null;

  /** Whether nothing can be asked of it any more. */
  get hasEnded(): boolean {
    return this.#end !== null;
  }

  /** Called by PGlite as soon as the program runs, before the first statement. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    this.#guard();
    return super._initArrayTypes(options);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#end) throw this.#end;
    try {
      return super.execProtocolRawSync(message);
    } catch (error) {
      // Also what the last words of a program that has ended throw.
      throw this.#end ?? error;
    }
  }

  /** Lets go of files without a word to the program. */
  abandon(): void {
    this.#end ??= new DatabaseDown('the embedded database was abandoned');
    // Not there yet where opening failed early.
    const files = this.mod?.FS;
    for (const stream of files?.streams ?? []) {
      try {
        if (stream) files?.close(stream);
      } catch {
        // A file that the program had closed half, or that was never one.
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
    // PGlite swallows what a step throws and takes the next one; this is what it calls in between.
    program.stackRestore = (pointer) => {
      if (this.#end) throw this.#end;
      return stackRestore(pointer);
    };
  }
}

const isFailedStatement = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === FAILED_STATEMENT;
