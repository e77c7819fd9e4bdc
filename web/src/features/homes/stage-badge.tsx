import * as texts from '@porchlight/content/en/homes.ts';
import type { HomesView, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { Badge } from '../../ui/badge.tsx';

/** Where the buyers are with a home: what the offers on it say before what was chosen by hand. */
export function StageBadge({
  home: { stage },
  standing,
}: {
  home: HomeView;
  standing: HomesView['standings'][string] | undefined;
}) {
  if (standing !== undefined)
    return <Badge look={standing === 'live' ? 'now' : 'done'}>{texts.standings[standing]}</Badge>;
  return <Badge look={stage === 'seen' ? 'done' : 'plain'}>{texts.stages[stage]}</Badge>;
}
