import type { Ware } from '../catalogue/wares';
import css from './variant-choice.module.css';

/** In which make-up the ware is bought. Each has its own price, and everything beside the price follows it. */
export function VariantChoice(props: { ware: Ware; variants: readonly Ware[]; onChoose(ware: Ware): void }) {
  if (props.variants.length < 2) return null;
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>Choose a kit</legend>
      <div className={css.variants}>
        {props.variants.map((variant) => (
          <label key={variant.wareId} className={css.variant}>
            <input
              type="radio"
              name="variant"
              className={css.radio}
              checked={variant.wareId === props.ware.wareId}
              onChange={() => props.onChoose(variant)}
            />
            <span className={css.name}>{variant.variant}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
