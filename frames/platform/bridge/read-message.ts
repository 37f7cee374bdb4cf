import { type Schema, ValidationIssue } from '../../../shared/bridge/schema';

/** Bridge version of the host; undefined if absent. */
export const versionOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>).protocolVersion : undefined;

/** The value, or the issue of its schema. */
export function parsed<T>(schema: Schema<T>, raw: unknown): { value: T } | { issue: ValidationIssue } {
  try {
    return { value: schema(raw, '') };
  } catch (error) {
    if (error instanceof ValidationIssue) return { issue: error };
    throw error;
  }
}
