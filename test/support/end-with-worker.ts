import '../setup/worker-environment';

/** Registers the end of a resource that the files of a worker share. */
export function endWithWorker(end: () => Promise<unknown>): void {
  if (!globalThis.workerEnds) throw new Error('the tests do not run in test/setup/worker-environment.ts');
  globalThis.workerEnds.push(end);
}
