import * as texts from '@porchlight/content/en/homes.ts';
import { MAX_COMPARED_HOMES } from '@porchlight/domain/homes/home-fields.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import { deriveHomeDraft } from '@porchlight/domain/plan/plan-drafts.ts';
import { ClipboardPaste, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { forgetOtherCovers } from '../../ui/home/kept-covers.ts';
import { Notice } from '../../ui/notice.tsx';
import { HomeDialog } from './home/home-dialog.tsx';
import { PasteDialog } from './home/paste-dialog.tsx';
import { HomeRow } from './home-row.tsx';
import type { HomesProps } from './homes-props.ts';
import { OfferCard } from './offer-card.tsx';

type Opened = { kind: 'add' | 'paste' } | undefined;

/** The offers that count, then all homes, those that were dropped last, and those chosen to compare. */
export default function HomesList(props: HomesProps) {
  const { homes, plan, offers, today, survey } = props;
  const [opened, setOpened] = useState<Opened>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => forgetOtherCovers(homes), [homes]);
  const [kept, dropped] = [
    homes.filter(({ stage }) => stage !== 'dropped'),
    homes.filter(({ stage }) => stage === 'dropped'),
  ];
  const planned = deriveHomeDraft(plan);
  const close = () => setOpened(undefined);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  const payment = useMemo(() => computePlanCost(plan, today, survey)?.payment, [plan, today, survey]);
  const rows = (shown: readonly HomeView[]) => (
    <ul className="grid divide-y divide-line border-line border-y">
      {shown.map((home) => (
        <li key={home.id} className="grid">
          <HomeRow
            {...props}
            home={home}
            planned={payment}
            isChosen={chosen.includes(home.id)}
            canChoose={homes.length > 1 && (chosen.includes(home.id) || chosen.length < MAX_COMPARED_HOMES)}
            onChoose={(isChosen) => choose(home.id, isChosen)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => setOpened({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          {texts.addHome}
        </Button>
        <Button onClick={() => setOpened({ kind: 'paste' })}>
          <ClipboardPaste aria-hidden="true" className="size-5" />
          {texts.pasteListing}
        </Button>
      </div>
      {kept.map((home) => {
        const offer = offers[home.id];
        return offer && <OfferCard key={home.id} {...props} home={home} offer={offer} />;
      })}
      {homes.length === 0 ? (
        <Notice title={texts.noneTitle}>{texts.noneLead}</Notice>
      ) : (
        <section aria-label={texts.count(kept.length)} className="grid gap-4">
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft">
              {texts.count(kept.length)}
              {homes.length > 1 && `. ${texts.chooseTwo}`}
            </p>
            {chosen.length > 1 && (
              <ButtonLink variant="primary" size="small" to={`${homesPath}#compare=${chosen.join(',')}`}>
                {texts.compareChosen(chosen.length)}
              </ButtonLink>
            )}
          </div>
          {rows(kept)}
        </section>
      )}
      {dropped.length > 0 && (
        <details className="grid gap-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {texts.droppedCount(dropped.length)}
          </summary>
          {rows(dropped)}
        </details>
      )}
      {opened?.kind === 'add' && <HomeDialog home={undefined} begin={planned} onClose={close} />}
      {opened?.kind === 'paste' && <PasteDialog planned={planned} onClose={close} />}
    </>
  );
}
