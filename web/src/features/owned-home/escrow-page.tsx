import { HomeFrame } from './home-frame.tsx';

const load = () => import('./escrow/escrow-part.tsx');

/** The yearly escrow statement held against the rule, and letters to the servicer. */
export default function EscrowPage() {
  return <HomeFrame part="escrow" load={load} />;
}
