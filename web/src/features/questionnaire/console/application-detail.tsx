import * as texts from '@porchlight/content/en/questionnaire.ts';
import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import type {
  ApplicationDetail as ApplicationDetailView,
  ApplicationView,
} from '@porchlight/domain/leads/questionnaire/applications-inbox.contract.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listDoNotCall } from '../../../console-kit/do-not-call.tsx';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { When } from '../../../console-kit/when.tsx';
import { useNewestWeek } from '../../../platform/api/newest-week.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hasPrice, listAnswered, loadEstimateFigures } from '../../estimates/estimate-figures.ts';
import { listAnswersSoFar } from '../answers-so-far.tsx';

/** One application: its answers in words, what was accepted, and the estimate that its buyer was shown. */
export default function ApplicationPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.applicationsInbox.read.queryOptions({ input: { id } }),
  );
  if (data) return <Application application={data} />;
  if (error === null) return <Skeleton className="h-72" />;
  return (
    <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </LoadFailed>
  );
}

function Application({ application }: { application: ApplicationDetailView }) {
  const { name, email, phone, calls, disclosureVersion, acceptedAt } = application;
  return (
    <>
      <h2 className="wrap-anywhere text-xl">{name}</h2>
      <SummaryList
        items={[
          ...listAnswersSoFar(application).map(({ name: question, value }) => [question, value] as const),
          [
            'E-mail',
            <a key="email" href={`mailto:${email}`} className="text-link">
              {email}
            </a>,
          ],
          [texts.phone, phone],
          ...listDoNotCall(calls),
          [
            texts.disclosureAccepted,
            <span key="disclosure">
              {sentence(texts.textOf(disclosureVersion, <When at={acceptedAt} />))}
            </span>,
          ],
          [
            texts.personLabel,
            <Link
              key="person"
              to={`/staff/people?address=${encodeURIComponent(email)}`}
              className="text-link"
            >
              {texts.personLink}
            </Link>,
          ],
        ]}
      />
      <Estimate application={application} />
    </>
  );
}

/** As of the day on which it was sent, with the same assumptions as the buyer's own; the rate is the newest week's, and says so. */
function Estimate({ application }: { application: ApplicationView }) {
  const survey = useNewestWeek();
  const estimate = readEstimate(application, survey);
  const assumedRate = estimate?.assumptions.find(({ field }) => field === 'ratePercent');
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.estimateTitle}</h3>
      {estimate === undefined ? (
        <p className="text-ink-soft">{texts.estimateMissing}</p>
      ) : (
        <>
          <SummaryList
            items={[
              [texts.loanAmount, addDollarSign(estimate.page1.loanAmount)],
              [
                texts.interestRate,
                assumedRate === undefined
                  ? estimate.page1.interestRate
                  : texts.rateFrom(estimate.page1.interestRate, assumedRate.source.title),
              ],
              [texts.principalAndInterest, texts.aMonth(addDollarSign(estimate.page1.pi))],
              [texts.closingCosts, addDollarSign(estimate.page1.closingCosts)],
              [texts.cashToClose, addDollarSign(estimate.page1.cashToClose)],
            ]}
          />
          <p className="text-[.9375rem] text-ink-soft">{estimate.warning}</p>
        </>
      )}
    </section>
  );
}

function readEstimate(application: ApplicationView, survey: WeeklyRate) {
  if (!hasPrice(application)) return undefined;
  const on = application.acceptedAt.slice(0, 10);
  const { input } = loadEstimateFigures(listAnswered(application), application, { scenario: 'expected', on });
  if (input === undefined) return undefined;
  try {
    return computeEstimate(input, on, survey);
  } catch (error) {
    if (error instanceof InputRefusal) return undefined;
    throw error;
  }
}
