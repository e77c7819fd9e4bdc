import type { SearchText } from '../define-pages.ts';
import { pages } from '../page-list.ts';

const order: readonly SearchText['kind'][] = ['milestone', 'stage', 'tool', 'term', 'help'];

/** Everything a search looks through that is the same for everybody. */
export const searchTexts: readonly SearchText[] = pages
  .flatMap(({ listSearchTexts }) => listSearchTexts?.() ?? [])
  .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
