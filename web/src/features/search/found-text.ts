import type { SearchEntry } from '@porchlight/domain/search/search.ts';

/** What a result is. */
export type FoundKind = 'document' | 'milestone' | 'stage' | 'term';

/** Something to find and the address it stands at. `key` tells it from every other: two documents may carry one name. */
export type FoundText = SearchEntry & { kind: FoundKind; key: string; to: string };
