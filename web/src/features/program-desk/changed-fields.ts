/** A value of a program by its place, such as `rules[0].document.readOn`; null where there is none. */
export type ChangedField = { field: string; was: string | null; becomes: string | null };

/** Every value that is another one in `after`, in the order of the fields; an entry of a list by its number. */
export function listChangedFields(before: object, after: object): ChangedField[] {
  const [old, fresh] = [new Map(listValues(before, '')), new Map(listValues(after, ''))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => old.get(field) !== fresh.get(field))
    .map((field) => ({ field, was: old.get(field) ?? null, becomes: fresh.get(field) ?? null }));
}

function listValues(value: unknown, field: string): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((entry, place) => listValues(entry, `${field}[${place}]`));
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[field, String(value)]];
  return Object.entries(value).flatMap(([name, part]) =>
    listValues(part, field === '' ? name : `${field}.${name}`),
  );
}
