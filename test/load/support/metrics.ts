/** One histogram of `/metrics`: number of calls up to each bound in seconds. */
interface Buckets {
  readonly upTo: readonly { readonly seconds: number; readonly calls: number }[];
  readonly calls: number;
}

type TimeMetric = 'kadam_http_request_seconds' | 'kadam_http_own_seconds';

/** All calls of the API (`/app/…`) together, from the `/metrics` texts of all processes. */
export function apiBuckets(metric: TimeMetric, texts: readonly string[]): Buckets {
  const line = new RegExp(`^${metric}_bucket\\{le="([^"]+)",[^}]*route="/app/[^}]*\\} (\\d+)$`);
  const sums = new Map<number, number>();
  for (const text of texts)
    for (const each of text.split('\n')) {
      const [, le = '', calls = '0'] = line.exec(each) ?? [];
      if (le === '') continue;
      const seconds = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
      sums.set(seconds, (sums.get(seconds) ?? 0) + Number(calls));
    }
  const upTo = [...sums].sort(([a], [b]) => a - b).map(([seconds, calls]) => ({ seconds, calls }));
  return { upTo, calls: upTo.at(-1)?.calls ?? 0 };
}

/** Number of calls, and their 50th, 95th and 99th percentiles. */
export function describeTimes(buckets: Buckets): string {
  const within = (share: number): string => `${(quantile(buckets, share) * 1000).toFixed(1)} ms`;
  return `p50 ${within(0.5)}, p95 ${within(0.95)}, p99 ${within(0.99)} (${buckets.calls} calls)`;
}

/** Quantile of the calls in seconds, by linear interpolation between the bounds. */
function quantile({ upTo, calls }: Buckets, share: number): number {
  const wanted = calls * share;
  let below = { seconds: 0, calls: 0 };
  for (const bucket of upTo) {
    if (bucket.calls >= wanted) {
      if (!Number.isFinite(bucket.seconds)) return below.seconds;
      const part = (wanted - below.calls) / Math.max(1, bucket.calls - below.calls);
      return below.seconds + (bucket.seconds - below.seconds) * part;
    }
    below = bucket;
  }
  return below.seconds;
}
