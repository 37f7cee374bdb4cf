import { afterEach, expect } from 'vitest';
import { takeUnexpectedAnswers } from '../browser/support/unexpected-answers';

afterEach(() => {
  expect(takeUnexpectedAnswers(), 'answers that the test has not asked for').toEqual([]);
});
