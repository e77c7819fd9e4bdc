import * as texts from '@porchlight/content/en/contact-details.ts';
import type { CarriedEstimate } from '@porchlight/domain/estimates/carried-estimate.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { forgetCarriedEstimate, useCarriedEstimate } from '../../platform/offline/carried-estimate.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { useSaveScenario } from '../tools/scenarios/saved-scenarios.queries.ts';

const TOOL = 'monthly-payment';

/** For a buyer who comes from the application: its details are filled in, and its estimate can be kept in an account. */
export function CarriedEstimateNotice() {
  const estimate = useCarriedEstimate();
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <Saved />;
  if (estimate === undefined) return null;
  const { monthly, cash, rate, figures } = estimate;
  return (
    <Notice
      look="done"
      title={texts.weHaveYourDetails}
      action={
        Object.keys(figures).length > 0 && <SaveEstimate estimate={estimate} onSaved={() => setSaved(true)} />
      }
    >
      <p>{texts.detailsAreFilledIn}</p>
      <p className="figure-tabular mt-1 font-semibold text-ink">{texts.yourEstimate(monthly, cash, rate)}</p>
    </Notice>
  );
}

function SaveEstimate({ estimate, onSaved }: { estimate: CarriedEstimate; onSaved: () => void }) {
  const account = useAccount();
  const save = useSaveScenario();
  const [id] = useState(createSubmissionId);
  if (account === undefined) return null;
  if (account === null) {
    return (
      <>
        <ButtonLink to={paths.signUp(paths.contactDetails)} size="small">
          {texts.createAccountToSave}
        </ButtonLink>
        <ButtonLink to={paths.signIn(paths.contactDetails)} size="small" variant="plain">
          {texts.signInToSave}
        </ButtonLink>
      </>
    );
  }
  function keep() {
    save.mutate(
      { id, tool: TOOL, name: texts.savedName(estimate.monthly), inputs: estimate.figures },
      {
        onSuccess: () => {
          forgetCarriedEstimate();
          onSaved();
        },
      },
    );
  }
  return (
    <div className="grid gap-2">
      <Button size="small" busy={save.isPending} onClick={keep} className="justify-self-start">
        {texts.saveEstimate}
      </Button>
      {save.isError && (
        <p role="alert" className="text-brick">
          {parseFailure(save.error).message}
        </p>
      )}
    </div>
  );
}

function Saved() {
  return (
    <div role="status">
      <Notice
        look="done"
        title={texts.estimateIsSaved}
        action={
          <Link to={getToolPath(TOOL)} className="inline-flex min-h-11 items-center text-link">
            {texts.openSavedFigures}
          </Link>
        }
      >
        {texts.whereItIsSaved}
      </Notice>
    </div>
  );
}
