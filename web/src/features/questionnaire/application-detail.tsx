import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { addDollarSign } from '@porchlight/domain/estimates/estimate-formats.ts';
import type {
  ApplicationDetail as ApplicationDetailView,
  ApplicationView,
} from '@porchlight/domain/questionnaire/applications-inbox.contract.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staffApi } from '../../platform/staff-api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hasPrice, listAnswered, readFigures } from '../estimates/estimate-figures.ts';
import { listDoNotCall } from '../staff/do-not-call.tsx';
import { SummaryList } from '../staff/staff-split.tsx';
import { When } from '../staff/when.tsx';
import { listAnswers } from './answers-so-far.tsx';

/** One application: its answers in words, what was accepted, and the estimate that its buyer was shown. */
export function ApplicationDetail({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.applicationsInbox.read.queryOptions({ input: { id } }),
  );
  if (data) return <Application application={data} />;
  if (error === null) return <Skeleton className="h-72" />;
  return (
    <LoadFailed title="This application did not load" busy={isFetching} onRetry={() => void refetch()}>
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
          ...listAnswers(application).map(({ name: question, value }) => [question, value] as const),
          [
            'E-mail',
            <a key="email" href={`mailto:${email}`} className="text-link">
              {email}
            </a>,
          ],
          ['Phone', phone],
          ...listDoNotCall(calls),
          [
            'Disclosure accepted',
            <span key="disclosure">
              Text of {disclosureVersion}, <When at={acceptedAt} />
            </span>,
          ],
          [
            'Held of this person',
            <Link
              key="person"
              to={`/staff/people?address=${encodeURIComponent(email)}`}
              className="text-link"
            >
              Everything under this address
            </Link>,
          ],
        ]}
      />
      <Estimate application={application} />
    </>
  );
}

/** As of the day on which it was sent, with the same assumptions as the buyer's own. */
function Estimate({ application }: { application: ApplicationView }) {
  const estimate = readEstimate(application);
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">Estimate from these answers</h3>
      {estimate === undefined ? (
        <p className="text-ink-soft">The answers give no estimate: a price that can be read is missing.</p>
      ) : (
        <>
          <SummaryList
            items={[
              ['Loan amount', addDollarSign(estimate.page1.loanAmount)],
              ['Interest rate', estimate.page1.interestRate],
              ['Principal and interest', `${addDollarSign(estimate.page1.pi)} a month`],
              ['Closing costs', addDollarSign(estimate.page1.closingCosts)],
              ['Cash to close', addDollarSign(estimate.page1.cashToClose)],
            ]}
          />
          <p className="text-[.9375rem] text-ink-soft">{estimate.warning}</p>
        </>
      )}
    </section>
  );
}

function readEstimate(application: ApplicationView) {
  if (!hasPrice(application)) return undefined;
  const on = application.acceptedAt.slice(0, 10);
  const { input } = readFigures(listAnswered(application), application, { scenario: 'expected', on });
  if (input === undefined) return undefined;
  try {
    return computeEstimate(input, on);
  } catch (error) {
    if (error instanceof InputRefusal) return undefined;
    throw error;
  }
}
