import * as texts from '@porchlight/content/en/assistant/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';
import type { AssistantTexts } from '../assistant-texts.ts';
import { findPassageAddress } from '../passage-address.ts';

/** The passages of the guide and the glossary that the assistant had shown for a question, as they read now. */
export function ShownPassages({ keys }: { keys: readonly string[] }) {
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
