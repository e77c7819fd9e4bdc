import type { SearchText } from '../define-pages.ts';
import { pages } from '../page-list.ts';

const order: readonly SearchText['kind'][] = ['milestone', 'stage', 'tool', 'term', 'help'];

/** Every searched text that is the same for all readers. */
export const searchTexts: readonly SearchText[] = pages
  .flatMap(({ listSearchTexts }) => listSearchTexts?.() ?? [])
  .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
