import type { ToolField, Typed } from '../tool-definition.ts';

/** No figure that is typed by hand is longer. */
const MAX_VALUE_LENGTH = 60;

/**
 * The part of an address behind "#" that holds what is typed in the form. A browser never sends that part anywhere. What is as it was at
 * first is left out, so that a link says what was changed, except rates that begin with another week's tomorrow; with nothing to say one
 * field represents all.
 */
export function formatFragment(fields: readonly ToolField[], typed: Typed): string {
  const changed = fields.filter(
    ({ name, initial, aboveSurvey }) => aboveSurvey !== undefined || (typed[name] ?? '') !== initial,
  );
  const shown = changed.length > 0 ? changed : fields.slice(0, 1);
  return `#${new URLSearchParams(shown.map(({ name }) => [name, typed[name] ?? '']))}`;
}

/**
 * What a link's fragment fills in, on top of the initial values; nothing when it names no field. Anything unknown, too long or not
 * one of a field's choices is passed over: a broken link opens the page as it is.
 */
export function getFragment(fields: readonly ToolField[], fragment: string): Typed | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const known = fields.filter((field) => isFitting(field, given.get(field.name)));
  if (known.length === 0) return undefined;
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      known.includes(field) ? (given.get(field.name) ?? '') : field.initial,
    ]),
  );
}

function isFitting({ kind, choices }: ToolField, value: string | null): boolean {
  if (value === null || value.length > MAX_VALUE_LENGTH) return false;
  if (kind === 'choice') return choices?.includes(value) ?? false;
  if (kind === 'flag') return value === 'yes' || value === '';
  return true;
}
