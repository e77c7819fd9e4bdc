import * as texts from '@porchlight/content/en/contact-details.ts';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import type { CarriedEstimate } from '@porchlight/domain/estimates/carried-estimate.ts';
import { contactDetailsMessages } from '@porchlight/domain/leads/contact-details/contact-details-messages.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { forgetCarriedEstimate, useCarriedEstimate } from '../../platform/offline/carried-estimate.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { OpenStages } from '../guide/open-stages.tsx';
import { StageWrapper } from '../guide/stage-wrapper.tsx';
import { useSaveScenario } from '../tools/scenarios/saved-scenarios.queries.ts';
import { ContactDetailsForm } from './contact-details-form.tsx';

const TOOL = 'monthly-payment';

const { lead, next } = contactDetails;

/** The final step of the guide (specification 2), open to visitors. */
export default function ContactDetailsPage() {
  return (
    <StageWrapper slug="contact-details" title={contactDetailsMessages.title}>
      <PageTitle>{contactDetailsMessages.title}</PageTitle>
      <CarriedEstimateNotice />
      <p className="max-w-[68ch] text-[1.0625rem] text-ink-soft">{lead}</p>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactDetailsForm />
        <aside className="grid gap-8 lg:pt-2">
          <OpenStages besides="contact-details" />
          <section aria-labelledby="next" className="grid gap-4">
            <h2 id="next" className="text-2xl">
              {next.title}
            </h2>
            <ul className="grid list-disc gap-3 pl-5 text-ink-soft">
              {next.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </StageWrapper>
  );
}

/** For a buyer who comes from the application: its details are filled in, and its estimate can be kept in an account. */
function CarriedEstimateNotice() {
  const estimate = useCarriedEstimate();
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <Saved />;
  if (estimate === undefined) return null;
  const { monthly, cash, rate, figures } = estimate;
  return (
    <Notice
      look="done"
      title={texts.detailsTitle}
      action={
        Object.keys(figures).length > 0 && <SaveEstimate estimate={estimate} onSaved={() => setSaved(true)} />
      }
    >
      <p>{texts.detailsLead}</p>
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
          {texts.createAccountLabel}
        </ButtonLink>
        <ButtonLink to={paths.signIn(paths.contactDetails)} size="small" variant="plain">
          {texts.signInLabel}
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
        {texts.estimateSavedLead}
      </Notice>
    </div>
  );
}
