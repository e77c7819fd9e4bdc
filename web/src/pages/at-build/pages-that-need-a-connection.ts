import type { Page } from '../define-pages.ts';
import { pages } from '../page-list.ts';

/** By address, the id of the sentence that says what cannot be done there without a connection. */
export const pagesThatNeedAConnection: Readonly<Record<string, NonNullable<Page['needsConnection']>>> =
  Object.fromEntries(
    pages.flatMap(({ needsConnection, addresses }) =>
      needsConnection === undefined ? [] : addresses.map((address) => [address, needsConnection]),
    ),
  );
