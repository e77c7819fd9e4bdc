import { guideStages } from '../guide/guide.ts';
import { milestones } from '../milestones/milestones.ts';

/** The part of the journey that a page is about, as it is called there. */
export type AssistantJourneyPlace = { kind: 'stage' | 'milestone'; name: string };

/** The guide stage or milestone of an address, or nothing where a page is about no single one. */
export function findJourneyPlace(pathname: string): AssistantJourneyPlace | undefined {
  const [portal, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (portal !== 'portal') return undefined;
  const [first, second] = rest;
  if (first === 'milestones') {
    const milestone = milestones.find(({ slug }) => slug === second);
    return milestone && { kind: 'milestone', name: milestone.title };
  }
  const stage = guideStages.find(({ slug }) => slug === first);
  return stage && { kind: 'stage', name: stage.name };
}
