import * as texts from '@porchlight/content/en/plan/plan-page.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { useState } from 'react';
import { readFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameFact } from '../tools/plan/fact-words.ts';
import { useApplication, useReadPlanAgain } from './plan.queries.ts';

/** What the application could fill in, until it is taken over: only when its sender says so, and over their own word only when asked. */
export function ApplicationOffer() {
  const { data } = useApplication();
  const readAgain = useReadPlanAgain();
  const [kept, setKept] = useState<readonly Fact[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const application = data?.application;
  if (!application) return null;

  async function take(replace: readonly Fact[]) {
    setIsBusy(true);
    try {
      const answer = await pageApi.planApplication.take.call({ consent: true, replace: [...replace] });
      setKept(answer.kept);
      if (answer.kept.length === 0) showSuccess({ title: texts.answersUsed });
      await readAgain();
    } catch (error) {
      showFailure({ title: texts.answersNotUsed, description: readFailure(error).message });
    } finally {
      setIsBusy(false);
    }
  }
  const list = (facts: readonly Fact[]) => facts.map(nameFact).join(', ');
  const isAsking = kept.length > 0;
  return (
    <Notice
      title={texts.fromYourApplication}
      action={
        <Button variant="primary" size="small" busy={isBusy} onClick={() => void take(isAsking ? kept : [])}>
          {isAsking ? texts.replaceToo : texts.takeAnswers}
        </Button>
      }
    >
      {isAsking
        ? texts.applicationDiffers(list(kept))
        : texts.applicationSays(list(application.facts.map(({ fact }) => fact)))}
    </Notice>
  );
}
