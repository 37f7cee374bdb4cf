import { type Schema, ValidationIssue } from '../../../shared/bridge/schema';

/** The version that a host says it speaks; undefined where it says nothing. */
export const versionOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>).protocolVersion : undefined;

/** The value, or the issue that its schema found. */
export function parsed<T>(schema: Schema<T>, raw: unknown): { value: T } | { issue: ValidationIssue } {
  try {
    return { value: schema(raw, '') };
  } catch (error) {
    if (error instanceof ValidationIssue) return { issue: error };
    throw error;
  }
}
