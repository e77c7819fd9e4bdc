import type { HomesView, HomeView } from '../homes/homes.contract.ts';

/** How the purchase's one home was found: it is under contract, a counteroffer or an own offer on it is out, or the buyers like it best. */
export const mainHomeReasons = ['contract', 'countered', 'live', 'favorite'] as const;
export type MainHomeReason = (typeof mainHomeReasons)[number];

/**
 * The one home that a purchase is about by now: that under contract, else that with a live offer, else the one its buyers scored
 * highest on average. The only home is the favorite without a score too. Of equals the latest changed; dropped homes are none.
 */
export function findMainHome({
  homes,
  offers,
}: Pick<HomesView, 'homes' | 'offers'>): { home: HomeView; reason: MainHomeReason } | undefined {
  for (const state of ['contract', 'live'] as const) {
    const home = homes.find(({ id }) => offers[id]?.state === state);
    const isCounter = state === 'live' && home !== undefined && offers[home.id]?.by === 'seller';
    if (home !== undefined) return { home, reason: isCounter ? 'countered' : state };
  }
  const kept = homes.filter(({ stage }) => stage !== 'dropped');
  const scored = kept.map((home) => ({ home, score: averageScore(home) }));
  const [best] = scored.filter(({ score }) => score > 0 || kept.length === 1).sort(byScore);
  return best && { home: best.home, reason: 'favorite' };
}

/** 0 where no buyer scored it. */
function averageScore({ opinions }: HomeView): number {
  const scores = opinions.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? 0 : scores.reduce((total, score) => total + score, 0) / scores.length;
}

const byScore = (one: { score: number }, other: { score: number }) => other.score - one.score;
