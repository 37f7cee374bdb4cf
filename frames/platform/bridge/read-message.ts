import { type Shape, ShapeFault } from '../../../shared/bridge/shape';

/** The version that a host says it speaks; undefined where it says nothing. */
export const versionOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>).protocolVersion : undefined;

/** The value, or the fault that its shape found. */
export function parsed<T>(shape: Shape<T>, raw: unknown): { value: T } | { fault: ShapeFault } {
  try {
    return { value: shape(raw, '') };
  } catch (error) {
    if (error instanceof ShapeFault) return { fault: error };
    throw error;
  }
}
