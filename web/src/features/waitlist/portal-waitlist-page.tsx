import { portalWaitlistTexts } from '@porchlight/content/portal-waitlist.ts';
import { WaitlistView } from './waitlist-view.tsx';

/** A waitlist page in the portal. */
export default function PortalWaitlistPage() {
  return <WaitlistView texts={portalWaitlistTexts} />;
}
