import { type ReactNode, useState } from 'react';
import type { WantedProduct } from '../../../shared/api/filed-application';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { FieldError, FieldHint } from '../../kit/field-message';
import { MoneyText } from '../../kit/money-text';
import { Option, OptionGroup } from '../../kit/option';
import { useScopedId } from '../../kit/scoped-id';
import { Stack } from '../../kit/stack';
import { TextField } from '../../kit/text-field';
import type { ApiClient } from '../../platform/api/client';
import { type FoundProducts, useProducts } from './use-products';
import type { NtbWords } from './words';

const PRODUCT_SEARCH_MAX_LENGTH = 100;

interface ProductFieldProps {
  readonly client: ApiClient;
  readonly words: NtbWords;
  readonly chosen: WantedProduct | null;
  /** Its lender does not lend the price. */
  readonly isWrong: boolean;
  readonly readOnly: boolean;
  readonly onChoose: (product: WantedProduct | null) => void;
  readonly onFailure: (error: unknown) => void;
}

/** What the customer wants to buy, of the agent's shop: looked for by words, and chosen; its price is the amount. */
export function ProductField(props: ProductFieldProps): ReactNode {
  const { client, words, chosen, isWrong, readOnly, onChoose, onFailure } = props;
  const { product: says } = words;
  const [text, setText] = useState('');
  const group = useScopedId();
  const faultId = `${group}-fault`;
  const found = useProducts(client, text, onFailure);
  const shown = withChosen(chosen, found);
  return (
    <div {...(isWrong && { role: 'group', 'aria-describedby': faultId })}>
      <Stack gap={2}>
        <div>
          <TextField
            label={says.label}
            optional={words.optional}
            value={text}
            error={null}
            maxLength={PRODUCT_SEARCH_MAX_LENGTH}
            readOnly={readOnly}
            onText={setText}
          />
          <div role="status">
            {found.step !== 'nothing' && (
              <FieldHint>
                <MoneyText>{saidOf(says, found)}</MoneyText>
              </FieldHint>
            )}
          </div>
        </div>
        {shown.length > 0 && (
          <OptionGroup label={says.list}>
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
        {isWrong && <FieldError id={faultId}>{words.faults.price}</FieldError>}
        {chosen && !readOnly && (
          <Button kind="text" width="fit" onClick={() => onChoose(null)}>
            {says.remove}
          </Button>
        )}
      </Stack>
    </div>
  );
}

function saidOf(says: NtbWords['product'], found: FoundProducts): string {
  if (found.step === 'found') return says.found(found.products.length);
  return found.step === 'failed' ? says.failed : says.looking;
}

/** What was chosen stays to be seen, whatever is looked for next. */
function withChosen(chosen: WantedProduct | null, found: FoundProducts): readonly WantedProduct[] {
  const products = found.step === 'found' ? found.products : [];
  if (!chosen || products.some(({ productId }) => productId === chosen.productId)) return products;
  return [chosen, ...products];
}
