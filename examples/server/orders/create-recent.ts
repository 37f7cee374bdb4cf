/** Cache with a TTL, which limits the calls of polling pages to the provider. Keeps the newest `atMost` entries. */
export function createRecent<Key, Value>(limits: {
  readonly ttlMs: number;
  readonly atMost: number;
  readonly nowMs: () => number;
}) {
  const known = new Map<Key, { readonly value: Value; readonly untilMs: number }>();
  return {
    /** Undefined if missing or expired. */
    get(key: Key): Value | undefined {
      const found = known.get(key);
      return found && limits.nowMs() < found.untilMs ? found.value : undefined;
    },
    keep(key: Key, value: Value): Value {
      known.delete(key);
      known.set(key, { value, untilMs: limits.nowMs() + limits.ttlMs });
      const [oldest] = known.keys();
      if (known.size > limits.atMost && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
