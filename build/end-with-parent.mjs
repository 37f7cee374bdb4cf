// Loaded by what must not outlive the process that started it: a parent that is killed cannot say so to its children.

const LOOKS_EVERY_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, LOOKS_EVERY_MS).unref();
