// Ends this process when its parent has ended: a killed parent cannot notify its children.

const LOOKS_EVERY_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, LOOKS_EVERY_MS).unref();
