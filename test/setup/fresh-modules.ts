import { vi } from 'vitest';

/** Test files share a process (see vitest.config.ts) but no module of ours: what one mocks or leaves in a module's own
 *  variables never meets another. */
vi.resetModules();
