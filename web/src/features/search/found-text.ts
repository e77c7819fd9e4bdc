import type { SearchEntry } from '@porchlight/domain/search/search.ts';

/** What a result is, in the order in which the groups stand. */
export const foundKinds = ['document', 'milestone', 'stage', 'term'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something to find and the address it stands at. `key` tells it from every other: two documents may carry one name. */
export type FoundText = SearchEntry & { kind: FoundKind; key: string; to: string };
