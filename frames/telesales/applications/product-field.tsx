import type { ReactNode } from 'react';
import type { WantedProduct } from '../../../shared/api/filed-application';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { FieldError, FieldHint } from '../../kit/field-message';
import { MoneyText } from '../../kit/money-text';
import { Option, OptionGroup } from '../../kit/option';
import { useScopedId } from '../../kit/scoped-id';
import { Stack } from '../../kit/stack';
import { TextField } from '../../kit/text-field';
import type { FileForm, FoundProducts } from './applications-state';
import type { ApplicationsMessages } from './page-messages';

const PRODUCT_SEARCH_MAX_LENGTH = 100;

interface ProductFieldProps {
  readonly t: ApplicationsMessages;
  readonly search: FileForm['search'];
  readonly chosen: WantedProduct | null;
  /** The chosen lender does not lend the price. */
  readonly isWrong: boolean;
  readonly readOnly: boolean;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (product: WantedProduct | null) => void;
}

/** Search for a product of the agent's shop; the price of the chosen one is the amount. */
export function ProductField(props: ProductFieldProps): ReactNode {
  const { t, search, chosen, isWrong, readOnly, onSearch, onChoose } = props;
  const { text, found } = search;
  const group = useScopedId();
  const faultId = `${group}-fault`;
  const shown = withChosen(chosen, found);
  return (
    <div {...(isWrong && { role: 'group', 'aria-describedby': faultId })}>
      <Stack gap={2}>
        <div>
          <TextField
            label={t.product.label}
            optional={t.optional}
            value={text}
            error={null}
            maxLength={PRODUCT_SEARCH_MAX_LENGTH}
            readOnly={readOnly}
            onText={onSearch}
          />
          <div role="status">
            {found.step !== 'none' && (
              <FieldHint>
                <MoneyText>{foundText(t.product, found)}</MoneyText>
              </FieldHint>
            )}
          </div>
        </div>
        {shown.length > 0 && (
          <OptionGroup label={t.product.list}>
            {shown.map((product) => (
              // The one at fault gets the focus, and not what it was looked for by.
              <div
                key={product.productId}
                data-fault={isWrong && product.productId === chosen?.productId ? '' : undefined}
              >
                <Option
                  group={group}
                  checked={product.productId === chosen?.productId}
                  disabled={readOnly}
                  title={product.name}
                  end={
                    <span className="num" translate="no">
                      {formatRupees(product.priceRupees)}
                    </span>
                  }
                  onChoose={() => onChoose(product)}
                />
              </div>
            ))}
          </OptionGroup>
        )}
        {isWrong && <FieldError id={faultId}>{t.faults.price}</FieldError>}
        {chosen && !readOnly && (
          <Button kind="text" width="fit" onClick={() => onChoose(null)}>
            {t.product.remove}
          </Button>
        )}
      </Stack>
    </div>
  );
}

function foundText(t: ApplicationsMessages['product'], found: FoundProducts): string {
  if (found.step === 'found') return t.found(found.products.length);
  return found.step === 'failed' ? t.failed : t.looking;
}

/** The chosen product stays in the list, regardless of the search. */
function withChosen(chosen: WantedProduct | null, found: FoundProducts): readonly WantedProduct[] {
  const products = found.step === 'found' ? found.products : [];
  if (!chosen || products.some(({ productId }) => productId === chosen.productId)) return products;
  return [chosen, ...products];
}
