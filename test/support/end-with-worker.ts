import '../setup/worker-environment';

/** Ends something that the files of a worker share, once the last of them is through. */
export function endWithWorker(end: () => Promise<unknown>): void {
  if (!globalThis.workerEnds) throw new Error('the tests do not run in test/setup/worker-environment.ts');
  globalThis.workerEnds.push(end);
}
