import { type LeadFilter, leadStatuses } from './lead-inbox.ts';
import { leadSources } from './leads.ts';

/**
 * Every lead is of one facet: its status, source, whether it has a phone number and whether someone owns it, as one word each.
 * The table keeps it in a column, so that leads of several facets are read in order from one index, whatever is filtered.
 */
export function listFacets({ status, source, phone, owner, importId }: LeadFilter): string[] | undefined {
  if ([status, source, phone, owner, importId].every((value) => value === undefined)) return undefined;
  const statuses = status === undefined ? leadStatuses : [status];
  const sources = source === undefined ? leadSources : [source];
  const phones = phone === undefined ? Object.values(phoneWords) : [phoneWords[phone]];
  const owned =
    owner === undefined ? ownerWords : owner === 'nobody' ? (['free'] as const) : (['owned'] as const);
  return statuses.flatMap((one) =>
    sources.flatMap((two) =>
      phones.flatMap((three) => owned.map((four) => `${one} ${two} ${three} ${four}`)),
    ),
  );
}

/** The same filter as the words that the index of words holds beside a lead's own, each behind an "=". */
export function listFacetTokens({ status, source, phone, owner }: LeadFilter): string[] {
  const words = [
    status,
    source,
    phone && phoneWords[phone],
    owner && (owner === 'nobody' ? 'free' : 'owned'),
  ];
  return words.filter((word) => word !== undefined).map((word) => `=${word}`);
}

const phoneWords = { yes: 'phone', no: 'silent' } as const;
const ownerWords = ['free', 'owned'] as const;
