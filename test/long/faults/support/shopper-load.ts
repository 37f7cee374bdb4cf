import { approvedMobiles, type HeardAnswer, Shopper } from '../../../../server/testing/account/shopper';
import { allErrors } from '../../../../shared/errors';

/** Number of parallel shoppers. */
const CLIENTS = 8;
/** Longer than any outage in these tests: a call is repeated until it is answered. */
const PATIENCE_MS = 90_000;
const MOBILES = 4_000;
/** An answer that allows a repeat. */
const OUTAGE = '503 with retry';

export interface ShopperLoadReport {
  /** Orders that were reported as paid to their shopper. */
  readonly told: readonly string[];
  /** Orders that were reported as accepted to their shop. */
  readonly taken: readonly string[];
  readonly checkouts: number;
  /** Refused checkouts, by call and code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Answers by kind. */
  readonly answers: Readonly<Record<string, number>>;
  /** Invalid answers with their origin. */
  readonly wrong: readonly string[];
}

const documented = new Set(allErrors.map(({ code, name }) => String(code ?? name)));

/** Kind of an answer: success, documented refusal, or 503 with retry; null for any other. */
function kindOf({ status, text }: HeardAnswer): string | null {
  let body: { success?: boolean; code?: number | string; retry?: boolean; messages?: unknown };
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (status === 503) return body.retry === true ? OUTAGE : null;
  if (status !== 200) return null;
  if (body.success === true || Array.isArray(body.messages)) return 'success';
  return documented.has(String(body.code)) ? 'documented refusal' : null;
}

/** Shoppers who buy in sequence until they are stopped; each checkout has another number and order. `urls` may change
 *  meanwhile. */
export class ShopperLoad {
  readonly #urls: readonly string[];
  readonly #secret: string;
  readonly #mobiles = approvedMobiles(MOBILES);
  readonly #answersWithinMs: number | undefined;
  readonly #told: string[] = [];
  readonly #taken: string[] = [];
  readonly #refused: Record<string, number> = {};
  readonly #answers: Record<string, number> = {};
  readonly #wrong: string[] = [];
  #checkouts = 0;
  #isLeaving = false;
  #lastSuccessAtMs = 0;
  #shopping: Promise<unknown> = Promise.resolve();

  /** `answersWithinMs`: timeout after which a call goes to the next server; by default none. */
  constructor(urls: readonly string[], secret: string, answersWithinMs?: number) {
    this.#urls = urls;
    this.#secret = secret;
    this.#answersWithinMs = answersWithinMs;
  }

  begin(): void {
    this.#shopping = Promise.all(Array.from({ length: CLIENTS }, () => this.#shop()));
  }

  /** Time of the last success, epoch ms; 0 before. */
  get lastSuccessAtMs(): number {
    return this.#lastSuccessAtMs;
  }

  get heard(): { readonly answers: number; readonly outages: number } {
    const answers = Object.values(this.#answers).reduce((sum, each) => sum + each, 0);
    return { answers, outages: this.#answers[OUTAGE] ?? 0 };
  }

  /** Number of shoppers with a reported payment. */
  get paid(): number {
    return this.#told.length;
  }

  /** Lets all shoppers finish. Throws an unexpected answer. */
  async leave(): Promise<ShopperLoadReport> {
    this.#isLeaving = true;
    await this.#shopping;
    return {
      told: this.#told,
      taken: this.#taken,
      checkouts: this.#checkouts,
      refused: this.#refused,
      answers: this.#answers,
      wrong: this.#wrong,
    };
  }

  async #shop(): Promise<void> {
    while (!this.#isLeaving) {
      const number = this.#checkouts;
      this.#checkouts += 1;
      const mobile = this.#mobiles[number];
      if (mobile === undefined) throw new Error(`more than ${MOBILES} checkouts`);
      const shopper = new Shopper(this.#urls, this.#secret, {
        hear: (answer) => this.#hear(answer),
        patienceMs: PATIENCE_MS,
        ...(this.#answersWithinMs === undefined ? {} : { answersWithinMs: this.#answersWithinMs }),
      });
      const end = await shopper.checkOut(mobile, `LOAD-${number}`);
      if (end.end === 'paid' || end.at !== 'txn-initiate') this.#taken.push(end.orderId);
      if (end.end === 'paid') this.#told.push(end.orderId);
      else count(this.#refused, `${end.at} ${end.code}`);
    }
  }

  #hear(answer: HeardAnswer): void {
    const kind = kindOf(answer);
    if (kind === 'success') this.#lastSuccessAtMs = Date.now();
    if (kind === null) this.#wrong.push(`${answer.path} ${answer.status} ${answer.text.slice(0, 200)}`);
    count(this.#answers, kind ?? 'wrong');
  }
}

function count(of: Record<string, number>, what: string): void {
  of[what] = (of[what] ?? 0) + 1;
}
