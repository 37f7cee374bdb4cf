import { afterEach, expect } from 'vitest';
import { takeUnaskedAnswers } from '../browser/support/unasked-answers';

afterEach(() => {
  expect(takeUnaskedAnswers(), 'answers that the test has not asked for').toEqual([]);
});
