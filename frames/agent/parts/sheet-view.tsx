import type { ComponentType, ReactNode } from 'react';
import { openSheetOf, type ShownSheetOf } from '../flow/sheets';
import type { SheetModule } from '../flow/state';
import type { ViewProps } from '../view';

/** A view with the sheet that it draws. */
export type SheetViewProps<Name extends SheetModule> = ViewProps & { readonly sheet: ShownSheetOf<Name> };

/** Draws a sheet as long as it is the open one. */
export function sheetView<Name extends SheetModule>(
  name: Name,
  View: ComponentType<SheetViewProps<Name>>,
): (props: ViewProps) => ReactNode {
  return (props) => {
    const sheet = openSheetOf(props.state, name);
    return sheet && <View {...props} sheet={sheet} />;
  };
}
