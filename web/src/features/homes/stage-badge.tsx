import * as texts from '@porchlight/content/en/homes.ts';
import type { CurrentOffer, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { Badge } from '../../ui/badge.tsx';

/** Where the buyers are with a home: what the offers on it say before what was chosen by hand. */
export function StageBadge({ home: { stage }, offer }: { home: HomeView; offer: CurrentOffer | undefined }) {
  if (offer !== undefined)
    return <Badge look={offer.state === 'live' ? 'now' : 'done'}>{texts.offerStates[offer.state]}</Badge>;
  return <Badge look={stage === 'seen' ? 'done' : 'plain'}>{texts.stages[stage]}</Badge>;
}
