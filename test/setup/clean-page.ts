import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Test files share a page (see vitest.config.ts): each test leaves it empty. */
afterEach(() => {
  cleanup();
});
