import * as texts from '@porchlight/content/en/assistant.ts';
import type { QuestionDetail } from '@porchlight/domain/assistant/questions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { When } from '../../../console-kit/when.tsx';
import { paths } from '../../../paths.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AssistantTexts } from '../assistant-texts.ts';
import { findPassageAddress } from '../passage-address.ts';
import { QuestionActions } from './question-actions.tsx';

/** One question: what is to be done about it, who asked, and what they had been shown. */
export function QuestionView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.questions.read.queryOptions({ input: { id } }),
  );
  const mayWork = useMay('agent');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.thisQuestionDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  return (
    <>
      <h2 className="wrap-anywhere text-xl">{data.name}</h2>
      <blockquote className="wrap-anywhere whitespace-pre-wrap border-dusk border-l-3 pl-4">
        {data.message}
      </blockquote>
      <QuestionActions question={data} mayWork={mayWork} />
      <SummaryList items={listFacts(data)} />
      <ShownPassages keys={data.passages} />
      <section className="grid gap-2">
        <h3 className="text-lg">{texts.conversation}</h3>
        {data.conversation === null ? (
          <p className="text-ink-soft">{texts.noneWasSentAlong}</p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap text-[.9375rem] leading-normal">
            {data.conversation}
          </p>
        )}
      </section>
    </>
  );
}

function listFacts({ email, buyerId, createdAt, answered }: QuestionDetail) {
  return [
    ['E-mail', email],
    [texts.asked, <When key="asked" at={createdAt} />],
    [
      texts.answered,
      answered === null ? (
        texts.notYet
      ) : (
        <span key="answered">
          {answered.by}, <When at={answered.at} />
        </span>
      ),
    ],
    [
      texts.whoAsked,
      buyerId === null ? (
        texts.aVisitorAddressTypedNot
      ) : (
        <Link
          key="buyer"
          to={`${staffPaths.homeBuyers}?id=${encodeURIComponent(buyerId)}`}
          className="text-link"
        >
          {texts.aBuyerWithAnAccount}
        </Link>
      ),
    ],
  ] as const;
}

/** The passages of the guide and the glossary that the assistant had shown for a question, as they read now. */
function ShownPassages({ keys }: { keys: readonly string[] }) {
  const { data, isError } = useQuery({
    queryKey: ['assistant-texts'],
    queryFn: readPassages,
    enabled: keys.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.whatTheAssistantHadShown}</h3>
      {keys.length === 0 && <p className="text-ink-soft">{texts.noPassageGuideGlossary}</p>}
      {isError && <p className="text-ink-soft">{texts.theGuideCouldNotRead(keys.join(', '))}</p>}
      {data && (
        <ul className="grid gap-3">
          {keys.map((key) => {
            const passage = data.find((known) => known.key === key);
            return (
              <li key={key} className="grid gap-1">
                {passage ? (
                  <>
                    <Link
                      to={findPassageAddress(passage.place)}
                      className="inline-flex min-h-11 items-center text-link sm:min-h-8"
                    >
                      {passage.title}
                    </Link>
                    <span className="text-[.875rem] text-ink-soft">{passage.within}</span>
                    <span className="line-clamp-3 text-[.9375rem]">{passage.lines[0]}</span>
                  </>
                ) : (
                  <span className="text-ink-soft">{texts.aPassageNoLongerGuide(key)}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

async function readPassages() {
  const response = await fetchWithTimeout(paths.assistantTexts);
  if (!response.ok) throw new Error(`the guide's passages came with status ${response.status}`);
  const { passages }: AssistantTexts = await response.json();
  return passages.passages;
}
