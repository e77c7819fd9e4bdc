import * as texts from '@porchlight/content/en/owned-home-payments.ts';
import {
  type ColumnMapping,
  findMappingProblems,
  type PaymentColumn,
  paymentColumns,
} from '@porchlight/domain/owned-home/payment-file/payment-columns.ts';
import type { PaymentFile } from '@porchlight/domain/owned-home/payment-file/payment-file.ts';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';

const parseChoice = (value: string) => (value === '' ? undefined : (value as PaymentColumn | 'none'));

/** What each column of the file is: recognized by its heading, and chosen here where it is not. */
export function PaymentColumns({
  file: { headings, isNumbered, lines },
  mapping,
  onChange,
}: {
  file: PaymentFile;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}) {
  const { unchosen, twice, missing } = findMappingProblems(mapping);
  const problems = [
    ...missing.map((column) => texts.columnNeeded(texts.fields[column])),
    ...twice.map((column) => texts.columnTwice(texts.fields[column])),
  ];
  return (
    <section aria-labelledby="import-columns" className="grid gap-4">
      <h3 id="import-columns" className="text-lg">
        {texts.columns}
      </h3>
      {unchosen.length > 0 && <p>{texts.columnsAsk}</p>}
      {headings.map((heading, place) => {
        const sample = lines.map(({ fields }) => fields[place]?.trim()).find(Boolean);
        return (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: A column is its place, and two can have one heading.
            key={place}
            label={isNumbered || heading === '' ? texts.column(place + 1) : heading}
            hint={sample === undefined ? undefined : texts.columnSample(sample)}
            value={mapping[place] ?? ''}
            onChange={({ target }) =>
              onChange(mapping.map((each, other) => (other === place ? parseChoice(target.value) : each)))
            }
          >
            {mapping[place] === undefined && <option value="">{texts.chooseColumn}</option>}
            {paymentColumns.map((column) => (
              <option key={column} value={column}>
                {texts.fields[column]}
              </option>
            ))}
            <option value="none">{texts.leaveOut}</option>
          </SelectField>
        );
      })}
      <div role="status" className="grid gap-1 font-semibold text-brick empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </section>
  );
}
