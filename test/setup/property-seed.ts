import { configureGlobal } from 'fast-check';

/** Property tests use the same cases in every run, so that failures repeat. */
configureGlobal({ seed: 20_260_101 });
