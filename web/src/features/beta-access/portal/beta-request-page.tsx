import * as texts from '@porchlight/content/en/beta-access.ts';
import { betaOpened } from '@porchlight/content/en/beta-access-opened.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { BetaStatus } from '@porchlight/domain/leads/beta-access/beta-access.contract.ts';
import { betaFeatures, betaMessages } from '@porchlight/domain/leads/beta-access/beta-access.ts';
import { BETA_GATE_ABOVE_ID, findCurrentCard } from '@porchlight/domain/milestones/milestones.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAccount } from '../../accounts/account.queries.ts';

/** Asks for beta access, which opens milestones 4 to 10 (specification 2 and 4). */
export default function BetaRequestPage() {
  const account = useAccount();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isWithout = account != null && !account.betaAccess;
  const { data: standing } = useQuery(pageApi.betaAccess.standing.queryOptions({ enabled: account != null }));
  const request = useMutation(
    pageApi.betaAccess.request.mutationOptions({
      onSuccess: async (answer) => {
        showSuccess({
          ...betaMessages.submitted,
          id: 'beta-request',
          ...(answer.betaAccess && { description: betaOpened(answer.opened) }),
        });
        queryClient.setQueryData(pageApi.betaAccess.standing.queryKey(), answer);
        await queryClient.invalidateQueries({ queryKey: api.accounts.key() });
        await queryClient.invalidateQueries({ queryKey: api.milestones.key() });
      },
      onError: (error) => {
        if (parseFailure(error).code === 'NOT_SIGNED_IN') askToSignIn();
        else showFailure(betaMessages.failed);
        void queryClient.invalidateQueries({ queryKey: pageApi.betaAccess.key() });
      },
    }),
  );
  // What waits for an answer is read here; what took effect at once, in the portal (specification 4). A buyer who went to another page
  // meanwhile stays there.
  async function leadOn(answer: { betaAccess: boolean }) {
    if (!answer.betaAccess) return;
    const journey = await queryClient.fetchQuery(api.milestones.list.queryOptions()).catch(() => undefined);
    const current = findCurrentCard(journey?.milestones ?? []);
    // A buyer who said where they are wanted the milestone of that place, where it is one that opened just now.
    const isWanted = journey?.place != null && current !== undefined && current.id > BETA_GATE_ABOVE_ID;
    void navigate(isWanted ? paths.milestone(current.slug) : paths.portal);
  }
  function askToSignIn() {
    const signIn = () => void navigate(paths.signIn(paths.betaRequest));
    showFailure({ ...betaMessages.signedOut, action: { label: texts.signIn, run: signIn } });
  }
  // Before the page knows whose it is, the server says.
  function ask() {
    if (account === null) askToSignIn();
    else request.mutate(undefined, { onSuccess: (answer) => void leadOn(answer) });
  }
  return (
    <div className="page-width grid gap-7 py-10 lg:py-14">
      <PageTitle>{texts.betaAccess}</PageTitle>
      <div className="grid max-w-2xl gap-3">
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.betaAccess}</h1>
        <p className="text-[1.12rem] text-ink-soft">{texts.betaLead}</p>
      </div>
      <section aria-labelledby="included" className="max-w-2xl rounded-m border border-line bg-surface p-6">
        <h2 id="included" className="text-xl">
          {texts.whatBetaIncludes}
        </h2>
        <ul className="mt-4 grid gap-3">
          {betaFeatures.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sage" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
      {account?.betaAccess && (
        <p role="status" className="flex max-w-2xl gap-3 rounded-m bg-sage-soft p-4 font-medium text-sage">
          <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <span>
            {texts.alreadyGranted} {standing?.betaAccess && betaOpened(standing.opened)}
          </span>
        </p>
      )}
      {isWithout && standing?.request && (
        <div className="max-w-2xl">
          <BetaRequestStatus request={standing.request} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!account?.betaAccess && mayAskAgain(standing?.request) && (
          <Button variant="primary" busy={request.isPending} onClick={ask}>
            {request.isPending ? betaMessages.submitting : betaMessages.request}
          </Button>
        )}
        <ButtonLink to={paths.portal} variant={account?.betaAccess ? 'primary' : 'quiet'}>
          {betaMessages.back}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What became of the buyer's request, where the operator approves them; nothing where there is nothing to say. */
function BetaRequestStatus({ request }: { request: BetaStatus['request'] }) {
  if (request === null || request.status === 'approved') return null;
  if (request.status === 'waiting')
    return (
      <Notice title={texts.waitingTitle}>
        {texts.waitingLead(formatShortDate(request.requestedAt, locale))}
      </Notice>
    );
  return (
    <Notice look="wrong" title={texts.declinedTitle}>
      <p>{request.answer}</p>
      {request.askAgainAt !== null && (
        <p className="mt-2">
          {mayAskAgain(request)
            ? texts.askAgainNow
            : texts.askAgainFrom(formatShortDate(request.askAgainAt, locale))}
        </p>
      )}
    </Notice>
  );
}

/** Whether the page offers the button: not while a request waits, nor within the days after a declined one. */
function mayAskAgain(request: BetaStatus['request'] | undefined): boolean {
  if (request?.status === 'waiting') return false;
  return !request?.askAgainAt || Date.parse(request.askAgainAt) <= Date.now();
}
