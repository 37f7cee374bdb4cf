import { WareDrawing } from '../catalogue/ware-drawing';
import type { Ware } from './bill';
import css from './product-picture.module.css';

/** A ware as it stands on the bill. */
export function ProductPicture({ ware }: { ware: Ware }) {
  return (
    <span className={css.frame}>
      <WareDrawing picture={ware} />
    </span>
  );
}
