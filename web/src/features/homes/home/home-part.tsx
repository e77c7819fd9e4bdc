import * as texts from '@porchlight/content/en/homes.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeHome } from '../home-words.ts';
import { useHomeChanges } from '../homes.queries.ts';
import { homesPath } from '../homes-path.ts';
import type { HomesProps } from '../homes-props.ts';
import { useOfferLog } from '../offers/offers.queries.ts';
import { StageBadge } from '../stage-badge.tsx';
import { HomeCostCard } from './home-cost-card.tsx';
import { HomeDialog } from './home-dialog.tsx';
import { HomeOpinions } from './home-opinions.tsx';

/** With the rules of the log and its forms. */
const loadOffers = () => import('../offers/offers-part.tsx');
const loadPhotos = () => import('../photos/photos-part.tsx');

/** One home: what it costs, its photos, the offers on it and what each of its buyers says. */
export default function HomePart({ home, ...props }: HomesProps & { home: HomeView | undefined }) {
  const [isChanging, setIsChanging] = useState(false);
  const { remove } = useHomeChanges();
  const navigate = useNavigate();
  if (home === undefined)
    return (
      <Notice title={texts.gone} action={<BackLink to={homesPath}>{texts.allHomes}</BackLink>}>
        {texts.goneLead}
      </Notice>
    );
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <BackLink to={homesPath}>{texts.allHomes}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="wrap-anywhere text-[clamp(1.5rem,4vw,2rem)] leading-tight">{home.address}</h2>
          <StageBadge home={home} standing={props.standings[home.id]} />
        </div>
        <p className="figure-tabular text-ink-soft">
          {[home.price !== null && formatCents(home.price, 'whole'), describeHome(home)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="flex flex-wrap gap-2.5">
          <Button
            size="small"
            aria-label={texts.changeHome(home.address)}
            onClick={() => setIsChanging(true)}
          >
            <Pencil aria-hidden="true" className="size-4.5" />
            {texts.change}
          </Button>
          {home.link !== null && (
            <a
              href={home.link}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {texts.seeListing}
            </a>
          )}
        </p>
      </div>
      <div className="grid print:hidden">
        <HomeCostCard home={home} {...props} />
      </div>
      <div className="grid print:hidden">
        <LazyPart load={loadPhotos} props={{ home }} waiting={<Skeleton className="h-56" />} />
      </div>
      <LazyPart load={loadOffers} props={{ ...props, home }} waiting={<Skeleton className="h-56" />} />
      <div className="grid print:hidden">
        <HomeOpinions key={home.id} home={home} isShared={props.isShared} />
      </div>
      <p className="print:hidden">
        <Button
          variant="plain"
          size="small"
          className="-ml-3.5"
          onClick={() => void remove(home.id).then((isGone) => isGone && navigate(homesPath))}
        >
          {texts.remove}
        </Button>
      </p>
      {isChanging && <ChangeHome home={home} onClose={() => setIsChanging(false)} />}
    </>
  );
}

/** Until the log was read, the time zone stays as it is. */
function ChangeHome({ home, onClose }: { home: HomeView; onClose: () => void }) {
  const { data: log } = useOfferLog(home.id);
  return <HomeDialog home={home} keepsZone={log?.entries.length !== 0} onClose={onClose} />;
}
