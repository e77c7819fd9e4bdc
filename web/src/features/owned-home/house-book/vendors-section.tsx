import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-house-book.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { vendorKind } from '@porchlight/domain/owned-home/kinds/vendor.ts';
import type { HomePartProps } from '../home-frame.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { BookSection } from './book-section.tsx';

const fields: readonly RecordField[] = [
  { name: 'name', label: texts.vendorFields.name, as: 'line' },
  { name: 'trade', label: texts.vendorFields.trade, as: 'line' },
  { name: 'phone', label: texts.vendorFields.phone, as: 'line', optional: true },
  { name: 'lastUsedOn', label: texts.vendorFields.lastUsedOn, as: 'day', optional: true },
  { name: 'note', label: texts.vendorFields.note, as: 'text', optional: true },
];

/** Who worked on the house. */
export function VendorsSection(props: HomePartProps) {
  return (
    <BookSection
      id="vendors"
      title={texts.vendorsTitle}
      lead={texts.vendorsLead}
      empty={texts.noVendors}
      add={texts.addVendor}
      dialog={{ titles: texts.vendorTitle, lead: texts.vendorLead }}
      kind={vendorKind}
      fields={() => fields}
      rows={listRecords(vendorKind, props.records)}
      describe={({ content: { name, trade, phone, lastUsedOn, note } }) => ({
        title: name,
        details: [
          trade,
          phone ?? false,
          lastUsedOn !== null && texts.lastUsed(formatCalendarDate(lastUsedOn, locale)),
        ],
        more: note !== null && (
          <p className="wrap-anywhere max-w-[60ch] whitespace-pre-line text-[.9375rem]">{note}</p>
        ),
      })}
      {...props}
    />
  );
}
