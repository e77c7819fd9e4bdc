import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { decideMilestoneAction, findCurrentCard } from '@porchlight/domain/milestones/milestones.ts';
import {
  chooseCardState,
  describeDashboardJourney,
  describeDocumentRequests,
  isPlaceShown,
} from '../journey.ts';

/**
 * Writes the buyer's own figures into the dashboard as it was built, before its program runs: on a slow phone they are there
 * seconds earlier. Runs by itself in the page (postbuild/pages.ts), and does nothing once the program has taken over.
 */
export function showPreHydrationJourney(journey: Journey): void {
  const cards = find(document, 'cards');
  if (cards === null) return;
  const current = findCurrentCard(journey.milestones);
  for (const card of journey.milestones) {
    const place = cards.querySelector<HTMLElement>(`[data-milestone="${card.slug}"]`);
    if (place === null) continue;
    place.dataset.state = chooseCardState(card, current);
    fillBar(place, card.progress);
    write(place, 'percent', `${card.progress}%`);
    if (card.isCompleted) show(place, 'done');
    if (card === current) {
      show(place, 'now');
      journey.nextSteps.forEach(({ title }, index) => {
        write(place, `step-${index + 1}`, title);
      });
    }
    if (card.docsDue > 0) write(place, 'due', describeDocumentRequests(card.docsDue));
    if (card.isAvailable) write(place, 'open', decideMilestoneAction(card));
    else for (const part of ['locked', 'ahead']) show(place, part);
  }
  if (isPlaceShown(journey)) show(document, 'place');
  write(document, 'sentence', describeDashboardJourney(journey));
  write(document, 'completed', texts.complete(journey.percent));
  for (const place of document.querySelectorAll('[data-early="places"]'))
    place.toggleAttribute('hidden', true);
  cards.hidden = false;
  cards.closest('[aria-busy]')?.setAttribute('aria-busy', 'false');
}

function find(around: ParentNode, part: string): HTMLElement | null {
  return around.querySelector<HTMLElement>(`[data-early="${part}"]`);
}

function show(around: ParentNode, part: string): HTMLElement | null {
  const place = find(around, part);
  if (place !== null) place.hidden = false;
  return place;
}

function write(around: ParentNode, part: string, text: string): void {
  const place = show(around, part);
  if (place !== null) place.textContent = text;
}

function fillBar(place: Element, percent: number): void {
  const bar = place.querySelector('[role="progressbar"]');
  bar?.setAttribute('aria-valuenow', String(percent));
  bar?.querySelector('rect')?.setAttribute('width', `${percent}%`);
}
