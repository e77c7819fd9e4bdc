import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing-pages.ts';
import { type DraftField, placeField } from '@porchlight/domain/signing/placement.ts';
import type { FieldKind, PlacedField, SignedPageSize } from '@porchlight/domain/signing/signature-marks.ts';

export const fieldNames: Record<FieldKind, string> = {
  signature: texts.signature,
  initials: texts.initials,
  date: texts.date,
};

let lastId = 0;

export function draftField(field: PlacedField): DraftField {
  lastId += 1;
  return { ...field, id: `field-${lastId}` };
}

/** One more field of a kind on a page, where the others leave room. */
export function addField(
  fields: readonly DraftField[],
  kind: FieldKind,
  page: number,
  pages: readonly SignedPageSize[],
): { fields: readonly DraftField[]; added: DraftField | undefined } {
  const place = placeField(kind, page, pages, fields);
  const added = place && draftField(place);
  return { fields: added === undefined ? fields : [...fields, added], added };
}

/** What the server takes: a field without what only the screen needs. */
export function toPlaced({ id: _, ...field }: DraftField): PlacedField {
  return field;
}

const POINTS_PER_INCH = 72;
const inches = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** The place of a field in words, for screen readers. */
export function describePlace({ page, x, y }: PlacedField): string {
  return texts.fieldPosition(page, inches.format(x / POINTS_PER_INCH), inches.format(y / POINTS_PER_INCH));
}
