import { waitlistDescriptions } from '@porchlight/content/en/waitlist.ts';
import { publicWaitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import { site } from '@porchlight/content/site.ts';
import {
  type WaitlistFeature,
  type WaitlistText,
  waitlistMessages,
  waitlistPages,
} from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { House } from '../../../ui/house/house.tsx';
import { WaitlistForm } from '../waitlist-form.tsx';

const noneLit = new Set<number>();

/** Any page that takes addresses for something not yet launched (specification 2); knows which by its own address. */
function WaitlistView({ texts: waitlistTexts }: { texts: Partial<Record<WaitlistFeature, WaitlistText>> }) {
  const page = findPage(useLocation().pathname);
  const { title, lead, offer } = waitlistTexts[page.feature] ?? { title: '', lead: '' };
  return (
    <div className="page-width grid items-center gap-x-14 gap-y-12 py-10 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:py-16">
      <PageHead
        path={page.path}
        title={`${title} | ${site.name}`}
        description={import.meta.env.SSR ? waitlistDescriptions[page.feature] : ''}
        name={title}
      />
      <div className="grid max-w-xl gap-8">
        <div className="grid gap-4">
          <p className="font-semibold text-lamp-ink">{title}</p>
          <h1 className="text-[clamp(2.1rem,5vw,3rem)]">
            <Heading />
          </h1>
          <p className="text-[1.125rem] text-ink-soft">{lead}</p>
        </div>
        <WaitlistForm key={page.feature} feature={page.feature} />
        {'offeredAt' in page && offer !== undefined && (
          <p>
            <Link
              to={page.offeredAt}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-link"
            >
              {offer}
              <ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />
            </Link>
          </p>
        )}
      </div>
      <House lit={noneLit} className="rounded-l" />
    </div>
  );
}

/** Breaks after the dash, and elsewhere only where a line has no room for what is before it. */
function Heading() {
  const [start, ...end] = waitlistMessages.heading.split(/(?<=—) /);
  return (
    <>
      <span className="inline-block">{start}</span> {end}
    </>
  );
}

function findPage(address: string) {
  const path = address.replace(/\/+$/, '');
  return waitlistPages.find((page) => page.path === path) ?? comingSoon;
}

const comingSoon = { feature: 'coming-soon', path: '/coming-soon' } as const;

/** A waitlist page outside of the portal. */
export default function WaitlistPage() {
  return <WaitlistView texts={publicWaitlistTexts} />;
}
