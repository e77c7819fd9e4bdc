/** What a statement would do to a process of the release before, which goes on serving once it has run. */
export type MigrationBreach = { statement: string; why: string };

const BREAKING: readonly [pattern: RegExp, why: string][] = [
  [/\bdrop\s+(table|column|view|type|sequence|function|schema)\b/i, 'the old release may still use it'],
  [/\brename\b/i, 'the old release knows the old name'],
  [/\balter\s+column\b.*\bset\s+not\s+null\b/i, 'the old release may still leave it out'],
  [
    /\balter\s+column\b.*\b(set\s+data\s+type|type)\b/i,
    'it rewrites the table while everybody waits, and the old release expects the old type',
  ],
  [/\balter\s+column\b.*\bdrop\s+default\b/i, 'the old release may still rely on it'],
  [
    /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/i,
    'rows that are there have no value, and the old release gives none',
  ],
  [/\badd\s+constraint\b(?!.*\bnot\s+valid\b)/i, 'the old release may store what it forbids'],
  [/\bforce\s+row\s+level\s+security\b/i, 'the old release reads as the owner of the tables'],
  [/\brevoke\b/i, 'the old release may still need it'],
];

const ALLOWANCE = /^--\s*contract:\s*\S.{9,}$/m;
const BREAKPOINT = '--> statement-breakpoint';

/**
 * Statements of a migration that would disturb the release before (docs/operating.md, expand and contract). What a migration does to a
 * table that it makes itself is harmless; any other is allowed by a line `-- contract: why no release before needs it` above it.
 */
export function findBreaches(sql: string): MigrationBreach[] {
  const made = new Set(
    [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\S+)/gi)].map(([, name]) => plain(name)),
  );
  return sql.split(BREAKPOINT).flatMap((part) => {
    if (ALLOWANCE.test(part)) return [];
    const statement = part
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const table = /^alter\s+table\s+(?:only\s+|if\s+exists\s+)*(\S+)/i.exec(statement)?.[1];
    if (table !== undefined && made.has(plain(table))) return [];
    return BREAKING.flatMap(([pattern, why]) => (pattern.test(statement) ? [{ statement, why }] : []));
  });
}

const plain = (name: string | undefined) =>
  name
    ?.replaceAll('"', '')
    .replace(/^public\./, '')
    .replace(/\($/, '');
