/**
 * An instant as PostgreSQL writes it (ISO style), in the form it has in messages: ISO 8601 in UTC with milliseconds, what
 * is finer cut off. A list of a hundred takes a third of the time that it takes to make a `Date` of each.
 */
export function parseInstant(text: string): string {
  const [, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  if (day === undefined) return new Date(text).toISOString();
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** How it looks when the database's own time zone is UTC, as that of the embedded one is. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;
