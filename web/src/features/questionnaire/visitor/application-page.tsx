import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/questionnaire.ts';
import { type Answers, questionnaireSteps } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { questionnaireMessages } from '@porchlight/domain/leads/questionnaire/questionnaire-messages.ts';
import { ArrowLeft } from 'lucide-react';
import { type RefCallback, Suspense, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { setDeviceOwner } from '../../../platform/offline/device-owner.ts';
import { storeContactFields } from '../../../platform/offline/stored-contact.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { formatPlace, getPlace, type QuestionnairePlace } from '../place.ts';
import { useQuestionnaireDraft } from '../stored-draft.ts';
import { EstimateView } from './estimate-view.ts';
import { Questionnaire } from './questionnaire.tsx';

/** The application (specification 2 and 4): five questions, then the estimates. The address names the place. */
export default function ApplicationPage() {
  const hydrated = useHydrated();
  const draft = useQuestionnaireDraft();
  const [search] = useSearchParams();
  const account = useAccount();
  useEffect(() => {
    // Before anything is carried on: the portal would take that for what a session that has ended left behind.
    if (account !== undefined) setDeviceOwner(account?.id ?? null);
  }, [account]);
  const place = hydrated ? getPlace(search, draft) : 1;
  const heading = useHeadingFocus(hydrated ? place : undefined);
  return (
    <>
      <PageHead
        path={paths.application}
        {...pageDescriptions[paths.application]}
        name={texts.applicationName}
      />
      {place === 'estimate' ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <EstimateView
            heading={heading}
            answers={draft.answers}
            back={
              <ButtonLink
                to={{ search: formatPlace(questionnaireSteps.length) }}
                variant="plain"
                size="small"
                className="-ml-3.5"
              >
                <ArrowLeft aria-hidden="true" className="size-4.5" />
                {questionnaireMessages.back}
              </ButtonLink>
            }
            next={(saveVisitorEstimate) => (
              <ButtonLink
                to={paths.contactDetails}
                variant="primary"
                onClick={() => {
                  carryContact(draft.answers);
                  saveVisitorEstimate();
                }}
              >
                {questionnaireMessages.continue}
              </ButtonLink>
            )}
          />
        </Suspense>
      ) : (
        <Questionnaire step={place} answers={draft.answers} heading={heading} />
      )}
    </>
  );
}

/** Copies name, email and phone to the portal's final step, so that no one types them twice. Consent is asked again there. */
function carryContact({ name, email, phone }: Answers): void {
  storeContactFields({ name, email, phone, consent: false });
}

/**
 * Moves the focus to the heading of each new place, so that a screen reader starts there; for the heading to call when it is in the page,
 * which may be later than the place. The first place of a visit leaves the focus alone.
 */
function useHeadingFocus(place: QuestionnairePlace | undefined): RefCallback<HTMLHeadingElement> {
  const shown = useRef<QuestionnairePlace>(undefined);
  return useCallback(
    (heading) => {
      if (heading === null || place === undefined) return;
      if (shown.current !== undefined && shown.current !== place) heading.focus({ preventScroll: true });
      shown.current = place;
    },
    [place],
  );
}
