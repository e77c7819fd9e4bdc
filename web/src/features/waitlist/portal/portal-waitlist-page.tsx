import { portalWaitlistTexts, waitlistDescriptions } from '@porchlight/content/en/waitlist.ts';
import { site } from '@porchlight/content/site.ts';
import { waitlistMessages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { WaitlistForm } from '../waitlist-form.tsx';
import { FinishedMilestone } from './finished-milestone.tsx';
import { OfferedMilestone } from './offered-milestone.tsx';

/** A milestone's waitlist page: first the milestone as it is, or the one just finished; the launch and its form below (specification 2). */
export default function PortalWaitlistPage() {
  const { pathname, state } = useLocation();
  const isHydrated = useHydrated();
  const milestone = findMilestone(({ slug }) => pathname.split('/').includes(slug)) ?? milestones[0];
  const finished = isHydrated ? findMilestone(({ id }) => id === state?.finishedMilestone) : undefined;
  const { slug, title } = milestone;
  return (
    <div className="page-width grid max-w-2xl gap-10 py-8 lg:py-12">
      <PageHead
        path={`/portal/${slug}`}
        title={`${title} | ${site.name}`}
        description={import.meta.env.SSR ? waitlistDescriptions[slug] : ''}
        name={title}
      />
      {finished === undefined ? (
        <OfferedMilestone milestone={milestone} />
      ) : (
        <FinishedMilestone milestone={finished} />
      )}
      <section aria-labelledby="launch" className="grid gap-5 border-line border-t pt-8">
        <div className="grid gap-2">
          <h2 id="launch" className="text-2xl">
            {waitlistMessages.heading}
          </h2>
          <p className="text-ink-soft">{portalWaitlistTexts[slug].lead}</p>
        </div>
        <WaitlistForm key={slug} feature={slug} />
      </section>
    </div>
  );
}

type Milestone = (typeof milestones)[number];

function findMilestone(isMeant: (milestone: Milestone) => boolean): Milestone | undefined {
  return milestones.find(isMeant);
}
