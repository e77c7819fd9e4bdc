import type { PassagePlace } from '@porchlight/domain/assistant/passages.ts';
import { paths } from '../../paths.ts';

/** Where a passage of the guide or the glossary is read. */
export function findPassageAddress(place: PassagePlace): string {
  if (place.kind === 'term') return paths.glossary(place.term);
  if (place.kind === 'stage') return paths.guideStage(place.stage);
  if (place.kind === 'page') return place.href;
  return paths.guideSection(place.stage, place.tab, place.section);
}
