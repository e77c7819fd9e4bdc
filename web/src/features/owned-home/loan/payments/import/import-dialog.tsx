import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-payments.ts';
import { cancel } from '@porchlight/content/en/shared/record-dialog.ts';
import { headingsOnLine, readAs } from '@porchlight/content/en/shared/table-files.ts';
import { formatCount, formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { decodeTable, type TableEncoding } from '@porchlight/domain/kernel/tables/table-bytes.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { MAX_PAYMENTS } from '@porchlight/domain/owned-home/kinds/payment.ts';
import {
  type ColumnMapping,
  findMappingProblems,
  type PaymentColumn,
  paymentColumns,
  recognizeColumns,
} from '@porchlight/domain/owned-home/payment-file/payment-columns.ts';
import {
  countSigns,
  findUsualSign,
  getPaymentFile,
  type PaymentFile,
  type PaymentSign,
  parsePaymentFile,
} from '@porchlight/domain/owned-home/payment-file/payment-file.ts';
import { planImport } from '@porchlight/domain/owned-home/payment-file/payment-import.ts';
import { useState } from 'react';
import { parseFailure } from '../../../../../platform/api/failure.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Problem } from '../../../../../ui/forms/problem.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { Dialog, DialogActions } from '../../../../../ui/overlays/dialog.tsx';
import { useHomeRecordChanges } from '../../../owned-home.queries.ts';
import { makePaymentId } from '../payment-id.ts';
import { PaymentPreview } from './import-preview.tsx';

type Chosen = {
  file: PaymentFile;
  encoding: TableEncoding;
  mapping: ColumnMapping;
  areColumnsShown: boolean;
  /** Undefined while the sign that most amounts have counts. */
  sign?: PaymentSign;
};

/** A file of 100,000 payments is smaller; a browser reads as much in a moment. */
const MAX_BYTES = 20_000_000;

/** The text of a CSV file in any encoding that spreadsheets write; a sentence where it is none. */
async function readCsvFile(
  file: File,
): Promise<{ text: string; encoding: TableEncoding; problem?: never } | { problem: string; text?: never }> {
  if (file.size > MAX_BYTES) return { problem: texts.refusedTooBig(formatFileSize(MAX_BYTES, locale)) };
  return decodeTable(new Uint8Array(await file.arrayBuffer())) ?? { problem: texts.refusedNotText };
}

const parseChoice = (value: string) => (value === '' ? undefined : (value as PaymentColumn | 'none'));

/** What each column of the file is: recognized by its heading, and chosen here where it is not. */
function PaymentColumns({
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

/** A file of payments: chosen, its columns asked for where they are not recognized, seen, and then saved. */
export default function ImportDialog({
  records,
  today,
  onClose,
}: {
  records: readonly HomeRecord[];
  today: string;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { save } = useHomeRecordChanges();

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setChosen(undefined);
    const read = await readCsvFile(file);
    const opened = read.text === undefined ? undefined : parsePaymentFile(read.text);
    setProblem(read.problem ?? (opened?.refused && describeRefusal(opened.refused)));
    if (read.text === undefined || opened?.file === undefined) return;
    const { headings, isNumbered } = opened.file;
    const mapping = isNumbered ? headings.map(() => undefined) : recognizeColumns(headings);
    setChosen({
      file: opened.file,
      encoding: read.encoding,
      mapping,
      areColumnsShown: isIncomplete(mapping),
    });
  }

  const isReadable = chosen !== undefined && !isIncomplete(chosen.mapping);
  const signs = isReadable ? countSigns(chosen.file, chosen.mapping) : undefined;
  const sign = signs && (chosen?.sign ?? findUsualSign(signs));
  const read = isReadable ? getPaymentFile(chosen.file, chosen.mapping, today, sign) : undefined;
  const plan =
    read &&
    planImport(
      read.payments.map(({ content }) => content),
      records,
      makePaymentId,
    );
  const canSave = plan !== undefined && plan.fresh.length > 0 && plan.tooMany === null;

  async function store() {
    if (!canSave || isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await save(plan.fresh.map((payment) => ({ ...payment, kind: 'payment' })));
      onClose();
    } catch (error) {
      setProblem(parseFailure(error).message);
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.importTitle} description={texts.importLead}>
      <label className="grid min-w-0 gap-1.5">
        <span className="font-semibold">{texts.chooseFile}</span>
        <input
          type="file"
          accept=".csv,text/csv,.txt"
          onChange={({ target }) => void choose(target.files?.[0])}
          className="min-h-12 w-full min-w-0 rounded-m border border-line-strong bg-surface p-2"
        />
      </label>
      <Problem>{problem}</Problem>
      {chosen !== undefined && (
        <p className="text-ink-soft">
          {readAs(chosen.encoding, chosen.file.layout.separator, chosen.file.layout.columns)}{' '}
          {headingsOnLine(chosen.file.isNumbered ? 0 : chosen.file.layout.headingLine)}
        </p>
      )}
      {chosen !== undefined &&
        (chosen.areColumnsShown ? (
          <PaymentColumns
            file={chosen.file}
            mapping={chosen.mapping}
            onChange={(mapping) => setChosen({ ...chosen, mapping })}
          />
        ) : (
          <p>
            <Button size="small" onClick={() => setChosen({ ...chosen, areColumnsShown: true })}>
              {texts.changeColumns}
            </Button>
          </p>
        ))}
      {chosen !== undefined && signs !== undefined && signs.above > 0 && signs.below > 0 && (
        <SelectField
          label={texts.signAsk}
          hint={texts.signHint}
          value={sign}
          onChange={({ target }) =>
            setChosen({ ...chosen, sign: target.value === 'below' ? 'below' : 'above' })
          }
        >
          <option value="above">{texts.signs.above(signs.above)}</option>
          <option value="below">{texts.signs.below(signs.below)}</option>
        </SelectField>
      )}
      {read !== undefined && plan !== undefined && (
        <PaymentPreview read={read} plan={plan} hasDueDates={chosen?.mapping.includes('dueOn') ?? false} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        {canSave && (
          <Button variant="primary" busy={isBusy} onClick={() => void store()}>
            {texts.save(plan.fresh.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function isIncomplete(mapping: ColumnMapping): boolean {
  return Object.values(findMappingProblems(mapping)).some((found) => found.length > 0);
}

function describeRefusal(refused: NonNullable<ReturnType<typeof parsePaymentFile>['refused']>): string {
  return refused.why === 'empty'
    ? texts.refusedEmpty
    : texts.refusedTooLong(formatCount(refused.rows, locale), formatCount(MAX_PAYMENTS, locale));
}
