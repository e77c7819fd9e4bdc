import { Decimal } from '../../kernel/decimals.ts';
import type { FieldReading, FieldState, FormReading, ReadCostLine } from './form-reading.ts';

type Reading = Pick<FormReading, 'fields' | 'lines'>;

/** One figure of a reading: what it says, and whose state it decides. */
export type Figure = {
  /** "J", "A:0" for the first line of a section, "A:0:byOthers" for a column of it, "pi_month:1" for the second column, "pi_month:1:0" for the least of a range. */
  name: string;
  /** As read; null where the form leaves it empty, which counts as nothing. */
  text: string | null;
  owner: { state: FieldState; page: number };
  put(text: string): void;
};

const FIGURE = /^-?\d+(\.\d+)?$/;

/** Every figure of a reading by its name. */
export function listFigures({ fields, lines }: Reading): Map<string, Figure> {
  const fromFields = Object.entries(fields).flatMap(([name, field]) => listFieldFigures(name, field));
  const fromLines = Object.entries(lines).flatMap(([section, rows]) =>
    rows.flatMap((line, index) => listLineFigures(`${section}:${index}`, line)),
  );
  return new Map([...fromFields, ...fromLines].map((figure) => [figure.name, figure]));
}

function listFieldFigures(name: string, field: FieldReading): Figure[] {
  const { value } = field;
  if (field.state === 'unread') return [];
  if (value === null || (typeof value === 'string' && FIGURE.test(value)))
    return [{ name, text: value, owner: field, put: (text) => Object.assign(field, { value: text }) }];
  if (!Array.isArray(value)) return [];
  return (value as readonly string[]).flatMap((text, index) => {
    const ends = text.split('-');
    if (!ends.every((end) => FIGURE.test(end))) return [];
    return ends.map((end, place) => ({
      name: ends.length === 1 ? `${name}:${index}` : `${name}:${index}:${place}`,
      ...{ text: end, owner: field },
      put: (mended: string) => {
        const all = field.value as readonly string[];
        Object.assign(field, {
          value: all.with(index, (all[index] ?? '').split('-').with(place, mended).join('-')),
        });
      },
    }));
  });
}

function listLineFigures(name: string, line: ReadCostLine): Figure[] {
  const put = (text: string) => {
    const columns = line.columns;
    // One figure of the borrower's is the amount itself; of two a person says which one it was.
    if (columns !== undefined)
      for (const column of ['borrowerAtClosing', 'borrowerBeforeClosing'] as const)
        if (columns[column] === line.amount) columns[column] = text;
    line.amount = text;
  };
  const own: Figure = { name, text: line.amount, owner: line, put };
  const columns = Object.entries(line.columns ?? {}).map(([column, text]): Figure => {
    const putColumn = (mended: string) => Object.assign(line.columns ?? {}, { [column]: mended });
    return { name: `${name}:${column}`, text, owner: line, put: putColumn };
  });
  return [own, ...columns];
}

export const amountOf = (figure: Figure | undefined): Decimal | undefined =>
  figure === undefined ? undefined : new Decimal(figure.text ?? 0);
