import * as texts from '@porchlight/content/en/homes.ts';
import { findCountedTerms } from '@porchlight/domain/homes/home-cost.ts';
import { checkOpinion, MAX_OPINION_LENGTH } from '@porchlight/domain/homes/home-fields.ts';
import type { BuyerOpinion, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { OfferTerms } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { homesPath } from '../../../ui/home/homes-path.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEnterFact } from '../../plan/plan.queries.ts';
import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import { listPrices } from '../home-prices.ts';
import { computeShownCost, describeCost, describeHome } from '../home-words.ts';
import { useHomeChanges } from '../homes.queries.ts';
import type { HomesProps } from '../homes-props.ts';
import { useOfferLog } from '../offers/offers.queries.ts';
import { StageBadge } from '../stage-badge.tsx';
import { HomeDialog } from './home-dialog.tsx';

/** With the rules of the log and its forms. */
const loadOffers = () => import('../offers/offers-part.tsx');
const loadPhotos = () => import('../photos/photos-part.tsx');

/** One home: what it costs, its photos, the offers on it and what each of its buyers says. */
export default function HomePart({
  home,
  opensTerms,
  ...props
}: HomesProps & {
  home: HomeView | undefined;
  /** Whether the form of its contract's terms is open from the beginning. */
  opensTerms: boolean;
}) {
  const [isChanging, setIsChanging] = useState(false);
  const { remove } = useHomeChanges();
  const navigate = useNavigate();
  if (home === undefined)
    return (
      <Notice title={texts.gone} action={<BackLink to={homesPath}>{texts.allHomes}</BackLink>}>
        {texts.goneLead}
      </Notice>
    );
  // An offer that is open is answered before anything else; by their keys the parts stay what they are where their order changes.
  const isLive = props.offers[home.id]?.state === 'live';
  const cost = (
    <div key="cost" className="grid gap-6 print:hidden">
      <HomeCostCard home={home} {...props} />
      <LazyPart load={loadPhotos} props={{ home }} waiting={<Skeleton className="h-56" />} />
    </div>
  );
  const offers = (
    <LazyPart
      key="offers"
      load={loadOffers}
      props={{ ...props, home, opensTerms }}
      waiting={<Skeleton className={isLive ? 'h-[34rem]' : 'h-56'} />}
    />
  );
  return (
    <>
      <div className="grid gap-2 print:hidden">
        <BackLink to={homesPath}>{texts.allHomes}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="wrap-anywhere text-[clamp(1.5rem,4vw,2rem)] leading-tight">{home.address}</h2>
          <StageBadge home={home} offer={props.offers[home.id]} />
        </div>
        <p className="figure-tabular text-ink-soft">
          {[...listPrices(home.price, findPriceOfOffer(home, props)), describeHome(home)]
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
      {isLive ? [offers, cost] : [cost, offers]}
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

/** The price of the offer that counts on a home, with whose it is. */
function findPriceOfOffer({ id }: HomeView, { offers, plan }: HomesProps) {
  const [offer, terms] = [offers[id], findCountedTerms(offers, id, plan)];
  if (offer === undefined || terms === null) return null;
  const whose = offer.state === 'contract' ? ('contract' as const) : offer.by;
  return { price: terms.priceCents, whose };
}

/** Until the log was read, the time zone stays as it is. */
function ChangeHome({ home, onClose }: { home: HomeView; onClose: () => void }) {
  const { data: log } = useOfferLog(home.id);
  return <HomeDialog home={home} keepsZone={log?.entries.length !== 0} onClose={onClose} />;
}

/** What the home takes a month and at closing; its figures become those of the plan with one press. */
function HomeCostCard({ home, ...props }: HomesProps & { home: HomeView }) {
  const enter = useEnterFact();
  const cost = computeShownCost(home, props);
  const terms = findCountedTerms(props.offers, home.id, props.plan);
  // What another home's contract says of the plan is not replaced by one press.
  const isOtherAgreed = Object.entries(props.offers).some(
    ([id, { state }]) => id !== home.id && state === 'contract',
  );
  // What this home's contract says is the plan's already.
  const isAgreed = props.offers[home.id]?.state === 'contract';
  const price = terms?.priceCents ?? home.price;
  function takeIntoPlan() {
    for (const [fact, value] of listPlanFacts(home, terms)) enter({ fact, value });
    showSuccess({ title: texts.usedInPlan });
  }
  return (
    <SectionCard id="cost" title={texts.costTitle}>
      {cost === null ? (
        <p className="max-w-[60ch] text-ink-soft">{price === null ? texts.needsPrice : texts.needsLoan}</p>
      ) : (
        <>
          <p className="max-w-[60ch] text-ink-soft">{terms === null ? texts.costLead : texts.costOfOffer}</p>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4">
            <Figure name={texts.monthly} value={cost.payment} />
            <Figure name={texts.cashToClose} value={cost.cashToClose} />
          </dl>
          <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{describeCost(cost).join(' ')}</p>
        </>
      )}
      <p className="flex flex-wrap gap-2.5">
        {price !== null && !isOtherAgreed && !isAgreed && (
          <Button size="small" onClick={takeIntoPlan}>
            {texts.takeIntoPlan}
          </Button>
        )}
        <ButtonLink size="small" to={paths.plan}>
          {texts.openPlan}
        </ButtonLink>
      </p>
    </SectionCard>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="grid gap-0.5">
      <dt className="font-semibold text-[.9375rem]">{name}</dt>
      <dd className="figure-tabular font-display font-medium text-[1.75rem] leading-tight">
        {formatCents(value, 'whole')}
      </dd>
    </div>
  );
}

/**
 * Figures that are not known of the home are taken out of the plan, where they were another home's. Those of an offer on it come with its
 * terms.
 */
function listPlanFacts(home: HomeView, terms: OfferTerms | null): (readonly [Fact, FactValue | null])[] {
  return [
    ['price', terms?.priceCents ?? home.price],
    ['propertyTaxYearly', home.propertyTaxYearly],
    ['homeInsuranceYearly', home.homeInsuranceYearly],
    ['duesMonthly', home.duesMonthly],
    ...(home.state === null ? [] : [['place', { state: home.state, county: null }] as const]),
    ...(home.propertyType === null ? [] : [['propertyType', home.propertyType] as const]),
    ...(terms?.downPaymentCents == null ? [] : [['downPayment', terms.downPaymentCents] as const]),
    ...(terms?.earnestMoneyCents == null ? [] : [['deposit', terms.earnestMoneyCents] as const]),
  ];
}

/** What each buyer says of a home; the reader's own can be changed. */
function HomeOpinions({ home, isShared }: { home: HomeView; isShared: boolean }) {
  const own = home.opinions.find(({ isYou }) => isYou);
  const others = home.opinions.filter(({ isYou }) => !isYou);
  const limits = home.opinions.flatMap(({ walkAway }) => walkAway ?? []);
  return (
    <SectionCard id="opinion" title={texts.opinionTitle}>
      <OwnOpinion home={home} own={own} />
      {isShared && others.map((other) => <OtherOpinion key={other.name} opinion={other} />)}
      {limits.length > 1 && (
        <p className="font-semibold">{texts.noFurther(formatCents(Math.min(...limits), 'whole'))}</p>
      )}
    </SectionCard>
  );
}

function OwnOpinion({ home, own }: { home: HomeView; own: BuyerOpinion | undefined }) {
  const [score, setScore] = useState(own?.score == null ? '' : String(own.score));
  const [note, setNote] = useState(own?.note ?? '');
  const [walkAway, setWalkAway] = useState(formatTypedCents(own?.walkAway));
  const { setOpinion } = useHomeChanges();
  const form = useRecordForm({
    check: () =>
      checkOpinion({ score: score === '' ? null : Number(score), note, walkAway: parseTypedCents(walkAway) }),
    save: (value) => setOpinion(home.id, value),
    onDone: () => undefined,
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...form.control('score')}
          label={texts.score}
          value={score}
          onChange={({ target }) => setScore(target.value)}
        >
          <option value="">{texts.noScore}</option>
          {Object.entries(texts.scores).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.control('walkAway')}
          label={texts.walkAway}
          hint={texts.walkAwayHint}
          value={walkAway}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => setWalkAway(tidyDollars(walkAway))}
          onChange={({ target }) => setWalkAway(target.value)}
        />
      </div>
      <TextAreaField
        {...form.control('note')}
        label={texts.note}
        rows={4}
        maxLength={MAX_OPINION_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Problem>{form.problem}</Problem>
      <p>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {texts.sayIt}
        </Button>
      </p>
    </form>
  );
}

function OtherOpinion({ opinion: { name, score, note, walkAway } }: { opinion: BuyerOpinion }) {
  return (
    <div className="grid gap-1 rounded-m bg-sunken p-4">
      <h3 className="text-lg">{texts.opinionOf(name)}</h3>
      {score === null && note === '' && walkAway === null && <p>{texts.saysNothing}</p>}
      {score !== null && <p className="figure-tabular">{texts.scoreOf(name, score)}</p>}
      {note !== '' && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {walkAway !== null && (
        <p className="figure-tabular">{texts.highestPrice(formatCents(walkAway, 'whole'))}</p>
      )}
    </div>
  );
}
