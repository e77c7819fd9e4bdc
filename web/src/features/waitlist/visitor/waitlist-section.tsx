import { publicWaitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import {
  type PortalWaitlistFeature,
  type WaitlistFeature,
  waitlistMessages,
} from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { useId } from 'react';
import { WaitlistForm } from '../waitlist-form.tsx';

/** Below what is there already: the heading and the form of every waitlist page (specification 2), and what is still to come. */
export function WaitlistSection({ feature }: { feature: Exclude<WaitlistFeature, PortalWaitlistFeature> }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="page-width grid items-center gap-x-14 gap-y-8 border-line border-t py-10 lg:grid-cols-2 lg:py-14 print:hidden"
    >
      <div className="grid max-w-xl gap-3">
        <h2 id={id} className="text-[clamp(1.7rem,3.4vw,2.4rem)]">
          {waitlistMessages.heading}
        </h2>
        <p className="text-ink-soft">{publicWaitlistTexts[feature].lead}</p>
      </div>
      <WaitlistForm feature={feature} />
    </section>
  );
}
