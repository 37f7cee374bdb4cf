/** One histogram of `/metrics`: how many calls took at most so many seconds. */
interface Buckets {
  readonly upTo: readonly { readonly seconds: number; readonly calls: number }[];
  readonly calls: number;
}

const line =
  /^kadam_http_request_seconds_bucket\{le="([^"]+)",method="[^"]*",route="(\/app\/[^"]*)",status="[^"]*"\} (\d+)$/;

/** All calls of the API (`/app/…`) together, from the text of `/metrics` of every process. */
export function apiBuckets(texts: readonly string[]): Buckets {
  const sums = new Map<number, number>();
  for (const text of texts)
    for (const each of text.split('\n')) {
      const [, le = '', , calls = '0'] = line.exec(each) ?? [];
      if (le === '') continue;
      const seconds = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
      sums.set(seconds, (sums.get(seconds) ?? 0) + Number(calls));
    }
  const upTo = [...sums].sort(([a], [b]) => a - b).map(([seconds, calls]) => ({ seconds, calls }));
  return { upTo, calls: upTo.at(-1)?.calls ?? 0 };
}

/** The time within which a share of the calls was answered, seconds, by straight lines between the bounds. */
export function quantile({ upTo, calls }: Buckets, share: number): number {
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
