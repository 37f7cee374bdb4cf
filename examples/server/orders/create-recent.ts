/** Remembers answers for a while, so that pages that ask a lot cost the provider little. Keeps the newest `atMost`. */
export function createRecent<Key, Value>(limits: {
  readonly keptMs: number;
  readonly atMost: number;
  readonly nowMs: () => number;
}) {
  const known = new Map<Key, { readonly value: Value; readonly untilMs: number }>();
  return {
    /** Undefined for what was never kept, and for what is too old. */
    get(key: Key): Value | undefined {
      const found = known.get(key);
      return found && limits.nowMs() < found.untilMs ? found.value : undefined;
    },
    keep(key: Key, value: Value): Value {
      known.delete(key);
      known.set(key, { value, untilMs: limits.nowMs() + limits.keptMs });
      const [oldest] = known.keys();
      if (known.size > limits.atMost && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
