import { Sheet } from '../../../kit/sheet';
import { Spinner } from '../../../kit/spinner';
import { Stack } from '../../../kit/stack';
import { Text } from '../../../kit/text';
import { bottomSheetConfig } from '../../flow/spec-names';
import { sheetView } from '../../parts/sheet-view';

/** The lenders take longer than a moment. Closing it gives the check up. Source: S2§2. */
export const InterstitialSheet = sheetView('SHOW_INTERSTITIAL_MSG', ({ state, send, messages, sheet: { text: t } }) => (
  <Sheet
    title={t.mainTitle}
    intro={t.subTitle}
    lead={
      <div>
        <Spinner />
      </div>
    }
    closeLabel={messages.common.close}
    heightPercent={bottomSheetConfig(state).overlayHeight}
    onClose={() => send({ type: 'sheetClosed' })}
  >
    {t.primaryText !== '' && (
      <Stack gap={0} centred>
        <Text size={14}>{t.primaryText}</Text>
      </Stack>
    )}
  </Sheet>
));
