import { publicWaitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import { WaitlistView } from '../waitlist-view.tsx';

/** A waitlist page outside of the portal. */
export default function WaitlistPage() {
  return <WaitlistView texts={publicWaitlistTexts} />;
}
