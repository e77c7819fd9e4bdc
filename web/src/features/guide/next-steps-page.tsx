import * as texts from '@porchlight/content/en/guide/screens.ts';
import { guideStages } from '@porchlight/domain/guide/guide.ts';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCompletedStages } from '../../platform/offline/completed-stages.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { OpenStages } from './open-stages.tsx';

/** The end of the guide for a visitor (decision 0063): what is done, what is open, and what an account is for. */
export default function NextStepsPage() {
  const { state } = useLocation();
  const account = useAccount();
  const done = useCompletedStages().length;
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <PageTitle>{texts.nextSteps}</PageTitle>
      <header className="grid gap-3">
        <h1 className="text-[clamp(2rem,5vw,2.75rem)]">{texts.nextSteps}</h1>
        <p className="figure-tabular font-semibold">{texts.stepsDone(done, guideStages.length)}</p>
      </header>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <OpenStages />
        <aside className="grid gap-4 rounded-l border border-line bg-surface p-6">
          {account ? (
            <ButtonLink to={paths.portal} variant="primary">
              {texts.openYourJourney}
            </ButtonLink>
          ) : (
            <>
              <p>{texts.nextStepsLead}</p>
              <ButtonLink to={paths.signUp()} state={state} variant="primary">
                {texts.createAnAccount}
              </ButtonLink>
              <ButtonLink to={paths.signIn()} state={state}>
                {texts.signIn}
              </ButtonLink>
            </>
          )}
        </aside>
      </div>
    </div>
  );
}
