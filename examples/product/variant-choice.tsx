import type { Product } from '../catalogue/products';
import css from './variant-choice.module.css';

/** Choice of the product variant. Each has its price. */
export function VariantChoice(props: {
  product: Product;
  variants: readonly Product[];
  onChoose(product: Product): void;
}) {
  if (props.variants.length < 2) return null;
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>Choose a kit</legend>
      <div className={css.variants}>
        {props.variants.map((variant) => (
          <label key={variant.productId} className={css.variant}>
            <input
              type="radio"
              name="variant"
              className={css.radio}
              checked={variant.productId === props.product.productId}
              onChange={() => props.onChoose(variant)}
            />
            <span className={css.name}>{variant.variant}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
