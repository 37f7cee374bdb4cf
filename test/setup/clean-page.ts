import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for may come late on a machine that is busy with other work.
configure({ asyncUtilTimeout: 10_000 });

/** Test files share a page (see vitest.config.ts): each test leaves it empty. */
afterEach(() => {
  cleanup();
});
