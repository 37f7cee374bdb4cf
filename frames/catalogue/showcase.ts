import { type Infer, list, nullable, object, text, ValidationIssue } from '../../shared/bridge/schema';

const Showcase = object({
  /** Names of lenders, best first. */
  partners: list(text(100, 1), 200),
  /** The merchant's film; null without one. */
  videoUrl: nullable(text(2_000, 1, /^https?:\/\//)),
});
/** What the merchant has to show besides our own words. */
export type Showcase = Infer<typeof Showcase>;

const nothing: Showcase = { partners: [], videoUrl: null };
/** Placeholder for a lender's name in a prerendered screen, before the merchant is known. */
export const noPartner: Showcase = { partners: [''], videoUrl: null };

/** As the server wrote it into the page, so that no call is waited for. Nothing where it is not there or not sound: the
 *  page says what it has to say without it. */
export function showcaseIn(page: Document): Showcase {
  const written = page.querySelector('meta[name="kadam-showcase"]')?.getAttribute('content');
  try {
    return Showcase(JSON.parse(written || 'null'), '');
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationIssue) return nothing;
    throw error;
  }
}
