/** One side of a sum: a name with its sign. `isList` adds up every line of the name. */
type Term = { name: string; sign: 1 | -1; isList: boolean };

/** A sum that a form promises: `total` equals the terms. A term that nothing was read for is unknown, and the same in each column. */
export type SumRule = { total: string; terms: readonly Term[] };

/** Reads "J = D + I", "cash = J - financed + down - deposit" and "A = sum of lines"; undefined for words that are no sum. */
export function parseSumRule(text: string): SumRule | undefined {
  const [left = '', right, more] = text.split('=').map((side) => side.trim());
  if (left === '' || right === undefined || right === '' || more !== undefined) return undefined;
  const list = /^sum of (.+)$/i.exec(right)?.[1];
  if (list !== undefined) return { total: left, terms: [{ name: list.trim(), sign: 1, isList: true }] };
  const terms: Term[] = [];
  for (const [, sign, name = ''] of right.matchAll(/(^|[+-])\s*([^+-]+)/g)) {
    if (name.trim() === '') return undefined;
    terms.push({ name: name.trim(), sign: sign === '-' ? -1 : 1, isList: false });
  }
  return terms.length === 0 ? undefined : { total: left, terms };
}

/** Finds the reading that a name of a sum means: "total" is `totals`, "P&I" is `pi_max`. */
export function findReadName(name: string, names: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const asked = plain(name);
  return (
    names.find((each) => each === name) ??
    names.find((each) => plain(each) === asked) ??
    names.find((each) => plain(each).startsWith(asked) && asked !== '')
  );
}
