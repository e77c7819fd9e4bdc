import { lateOrNothing } from '../../platform/page/late-parts.tsx';
import type { ProposalPlace } from './placed-proposals.tsx';

/** For pages with few bytes to spare: what proposals need comes with this, so that the first load of those pages does not list it. */
export default lateOrNothing<ProposalPlace>(() => import('./placed-proposals.tsx'));
