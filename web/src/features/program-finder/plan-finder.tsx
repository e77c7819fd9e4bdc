import { factTexts } from '@porchlight/content/en/plan.ts';
import * as texts from '@porchlight/content/en/program-finder.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { listFinderFacts, toFinderAnswers } from '@porchlight/domain/plan/finder-answers.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useEnterFact } from '../plan/plan.queries.ts';
import { FinderView } from './finder-view.tsx';
import { useFinder } from './use-finder.ts';
import { WatchPanel } from './watch-panel.tsx';

/**
 * The finder with the plan's answers, and the way to put others into the plan. `facts` as the page opened; `median` is that of the plan's
 * county and household, in cents.
 */
export function PlanFinder({ facts, median }: { facts: Facts; median: number | undefined }) {
  // What is saved meanwhile changes what can be saved, and not what was answered.
  const [opened] = useState(() => ({
    ...toFinderAnswers(facts),
    ...(median !== undefined && { ami: median }),
  }));
  const finder = useFinder(opened);
  const enter = useEnterFact();
  const [isSaved, setSaved] = useState(false);
  const changes = listFinderFacts(finder.answers, facts);
  const known = Object.keys(opened).filter((name) => name !== 'ami').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FinderView finder={finder}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-m bg-sunken px-5 py-2.5">
          {known > 0 && <p>{texts.fromPlan(known)}</p>}
          {opened.ami !== undefined && facts.place?.county != null && (
            <p>{texts.medianFrom(formatCents(opened.ami, 'whole'), facts.place.county)}</p>
          )}
          {changes.length > 0 && (
            <>
              <p>{texts.wouldSave(changes.map(({ fact }) => factTexts[fact].label).join(', '))}</p>
              <Button
                size="small"
                onClick={() => {
                  for (const change of changes) enter(change);
                  setSaved(true);
                }}
              >
                {texts.save}
              </Button>
            </>
          )}
          <p role="status">{isSaved && changes.length === 0 ? texts.saved : ''}</p>
          <Link to={paths.plan} className="inline-flex min-h-11 items-center text-link underline">
            {texts.planLink}
          </Link>
        </div>
      </FinderView>
      <WatchPanel state={finder.answers.state} on={finder.on} />
    </div>
  );
}
