import type { Face } from '@porchlight/pdf/draw/lettering.ts';
import type { TextStyle } from '@porchlight/pdf/draw/sheet.ts';
import { COLORS } from '../../../platform/pdf/company-colors.ts';

export type Styles = ReturnType<typeof createStyles>;

/** The estimate's letters; sizes in points. */
export function createStyles({ text, strong, display }: Record<'text' | 'strong' | 'display', Face>) {
  const style = (face: Face, size: number, color: TextStyle['color'], more = {}): TextStyle => {
    return { face, size, color, lineHeight: 1.3, ...more };
  };
  return {
    warning: style(strong, 13, COLORS.ink),
    site: style(strong, 9, COLORS.dusk, { mostLines: 1 }),
    title: style(display, 22, COLORS.ink, { mostLines: 1 }),
    page: style(display, 15, COLORS.ink, { mostLines: 1 }),
    soft: style(text, 9, COLORS.soft, { lineHeight: 1.4 }),
    section: style(strong, 10, COLORS.dusk, { mostLines: 2 }),
    label: style(text, 8.5, COLORS.ink),
    total: style(strong, 8.5, COLORS.ink),
    value: style(strong, 8.5, COLORS.ink, { mostLines: 1 }),
    note: style(text, 7.5, COLORS.soft),
    small: style(text, 7, COLORS.soft, { mostLines: 1 }),
  };
}
