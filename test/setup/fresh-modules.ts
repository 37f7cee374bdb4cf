import { vi } from 'vitest';

/** Test files share a process (see vitest.config.ts) but no module of the repository, so that mocks and module state do
 *  not leak. */
vi.resetModules();
