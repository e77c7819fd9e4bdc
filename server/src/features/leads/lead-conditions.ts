import { emailField } from '@porchlight/domain/kernel/fields.ts';
import { listFacets, listFacetTokens } from '@porchlight/domain/leads/lead-facets.ts';
import type { LeadFilter } from '@porchlight/domain/leads/lead-inbox.ts';
import { formatWordToken, splitLeadWords } from '@porchlight/domain/leads/lead-words.ts';
import { findDayRange } from '@porchlight/domain/staff/day-ranges.ts';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hasTokens } from '../../platform/database/token-search.ts';
import { listOwnerIds } from '../staff/absences.service.ts';
import { canSeeAddresses, type StaffActor } from '../staff/require-staff.ts';
import { leads } from './leads.table.ts';

/** A filter as the database is asked for it. */
export type LeadConditions = {
  /** Undefined: leads of every facet. */
  facets: string[] | undefined;
  /** The members whose leads these are; undefined where the filter names none. */
  owners: string[] | undefined;
  /** The days of the filter, the file the leads came in with, and the whole email address or the name that is searched. */
  range: SQL | undefined;
  /** One for each word of the search; none where nothing is searched. */
  patterns: string[];
  /** What a lead that the filter lets through has in the index of words, its days left aside. */
  tokens: string[];
};

/** Who searches, and when: what "me" means, and whether more than names is searched. */
export type LeadReader = { actor: StaffActor; now: Date };

/** A whole email address in the search is exact where a lead has it, and else words like any other: someone may be mentioned only. */
export async function findConditions(
  transaction: Database,
  filter: LeadFilter,
  { actor, now }: LeadReader,
): Promise<LeadConditions> {
  const { search = '' } = filter;
  const isByName = !canSeeAddresses(actor);
  const address = isByName ? undefined : findAddress(search);
  const isKnown =
    address !== undefined &&
    (await transaction.select({ id: leads.id }).from(leads).where(eq(leads.email, address.email)).limit(1))
      .length > 0;
  const words = splitLeadWords(isKnown ? search.replace(address.written, ' ') : search);
  const patterns = words.map((word) => `% ${word}%`);
  const owners = await listOwnerIds(transaction, filter.owner, actor, now);
  const { importId } = filter;
  const { start, end } = findDayRange(filter);
  return {
    facets: listFacets(filter),
    owners,
    range: and(
      start && gte(leads.createdAt, start),
      end && lt(leads.createdAt, end),
      importId === undefined ? undefined : eq(leads.importId, importId),
      isKnown ? eq(leads.email, address.email) : undefined,
      isByName && patterns.length > 0 ? hasNameWords(patterns) : undefined,
    ),
    patterns,
    tokens: [
      ...words.map(formatWordToken),
      ...listFacetTokens(filter),
      // The index lists a lead under one owner; of several, any will do.
      ...(owners?.length === 1 ? [`=${owners[0]}`] : []),
    ],
  };
}

/** The first whole email address among words, as it is stored and as it was written. */
function findAddress(search: string): { email: string; written: string } | undefined {
  for (const written of search.split(/[\s<>(),;"]+/)) {
    if (!written.includes('@')) continue;
    const { data, success } = emailField.safeParse(written);
    if (success) return { email: data, written };
  }
  return undefined;
}

/** That the index of words lists a lead under all of these keys. The very expression of that index. */
export function hasLeadTokens(tokens: SQL): SQL {
  const indexed = sql`lead_tokens(${leads.words}, ${leads.facet}, ${leads.ownerId}, ${leads.createdAt})`;
  return hasTokens(indexed, tokens);
}

const hasNameWords = (patterns: readonly string[]) =>
  sql`(' ' || search_words(${leads.name})) like all(${sql.param(patterns)}::text[])`;

export function hasLeadWords(patterns: readonly string[]): SQL {
  return sql`${leads.words} like all(${sql.param(patterns)}::text[])`;
}
