import css from './example-cards.module.css';

/** What there is to try, each with a miniature. Only what exists is listed. */
export function ExampleCards() {
  return (
    <ul className={css.cards}>
      <li>
        <a className={css.card} href="#sales-app" aria-current="true">
          <span className={css.view} aria-hidden="true">
            <span className={css.app}>
              <i data-part="dark" />
              <i data-part="row" />
              <i data-part="row" />
              <i data-part="button" />
            </span>
          </span>
          <b>Sales app</b>
          <span className={css.note}>Lenders, plans and eligibility for a sales agent</span>
        </a>
      </li>
      <li>
        <a className={css.card} href="/pos">
          <span className={css.view} aria-hidden="true">
            <span className={css.till}>
              <span>
                <i data-part="line" />
                <i data-part="line" />
                <i data-part="short" />
              </span>
              <span>
                <i data-part="dark" />
                <i data-part="button" />
              </span>
            </span>
          </span>
          <b>Store till</b>
          <span className={css.note}>A shop’s whole page, with the sales app on it</span>
        </a>
      </li>
    </ul>
  );
}
