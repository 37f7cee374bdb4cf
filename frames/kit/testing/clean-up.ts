import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Imported by every test that renders: what it put on the page goes when it ends.
afterEach(cleanup);
