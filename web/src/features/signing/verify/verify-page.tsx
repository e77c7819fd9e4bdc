import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/signing-verification.ts';
import { verification as text } from '@porchlight/content/en/signing-verification.ts';
import type { FileAnswer } from '@porchlight/pdf/verify/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, FileSearch, ShieldCheck } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { preventMissedDrops } from '../../../platform/offline/missed-drops.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFileCheck } from './file-checking.ts';
import { FindSignature } from './find-signature.tsx';
import { VerdictView } from './verdict-view.tsx';

/** Where anyone checks a signed file: it is read in the browser and goes nowhere. */
export default function VerifyPage() {
  const certificates = useQuery(
    api.signing.certificates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const ours = useMemo(
    () => certificates.data?.certificates.map(({ fingerprint }) => fingerprint),
    [certificates.data],
  );
  const { file, result, isWaiting, choose } = useFileCheck(ours);
  const isStuck = isWaiting && ours === undefined && (certificates.isError || certificates.isPaused);
  return (
    <div className="page-width grid gap-12 py-10 lg:gap-16 lg:py-16">
      <PageHead path={paths.verify()} name={text.title} {...pageDescriptions['/verify']} />
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)]">{text.title}</h1>
        <p className="max-w-[60ch] text-[1.125rem] text-ink-soft">{text.lead}</p>
      </header>
      <p className="hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
        {text.withoutScripts}
      </p>
      <div className="grid noscript:hidden items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <FileChooser onChoose={choose} busy={isWaiting && !isStuck} />
          {isStuck && (
            <div role="alert">
              <LoadFailed
                title={text.certificatesMissing.title}
                busy={certificates.isFetching}
                onRetry={() => void certificates.refetch()}
              >
                {text.certificatesMissing.text}
              </LoadFailed>
            </div>
          )}
          {file !== undefined && result !== undefined && (
            <section aria-label={texts.resultFor(file.name)} key={`${file.name} ${file.lastModified}`}>
              {'problem' in result ? (
                <div role="alert">
                  <Notice look="wrong" title={file.name}>
                    {text.problems[result.problem]}
                  </Notice>
                </div>
              ) : (
                <VerdictView name={file.name} verdict={result} />
              )}
            </section>
          )}
        </div>
        <FindSignature />
      </div>
      <AnswerGuide order={order} />
    </div>
  );
}

const order: readonly FileAnswer[] = ['signed-here', 'changed', 'signed-elsewhere', 'not-signed', 'broken'];

/** Takes one file that is dropped on it or chosen from the device. */
function FileChooser({ onChoose, busy }: { onChoose: (file: File) => void; busy: boolean }) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(preventMissedDrops, []);
  function take(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  }
  function drop(event: DragEvent) {
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    // The same file can be chosen twice in a row.
    event.target.value = '';
  }
  return (
    <section
      aria-labelledby="choose"
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-l border-2 border-dashed px-5 py-9 text-center transition-colors duration-150 ${isOver ? 'border-dusk bg-sunken' : 'border-line-strong bg-surface'}`}
    >
      <FileSearch aria-hidden="true" className="size-9 text-ink-soft" />
      <h2 id="choose" className="text-2xl">
        {text.choose.title}
      </h2>
      <p className="text-[.95rem] text-ink-soft">{text.choose.hint}</p>
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {busy ? text.choose.busy : text.choose.button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.choose.button}
        accept=".pdf,application/pdf"
        onChange={choose}
      />
      <p className="mt-3 flex max-w-[56ch] gap-2.5 text-left text-[.9375rem] text-ink-soft leading-normal">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
        {text.choose.privacy}
      </p>
    </section>
  );
}

/** What each answer means and does not mean, and how far the check goes. Whole without scripts. */
function AnswerGuide({ order }: { order: readonly FileAnswer[] }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-12 border-line border-t pt-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <section aria-labelledby="answers" className="grid gap-5">
        <h2 id="answers" className="text-3xl">
          {text.answersTitle}
        </h2>
        <div className="divide-y divide-line border-line border-y">
          {order.map((answer) => {
            const { title, means, meansNot, next } = text.answers[answer];
            return (
              <details key={answer} name="answer" className="group">
                <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-s py-3 font-semibold text-[1.125rem] leading-snug [&::-webkit-details-marker]:hidden">
                  {title}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
                  />
                </summary>
                <div className="grid max-w-[68ch] gap-3 pb-5 text-ink-soft">
                  <p>{means}</p>
                  <p>{meansNot}</p>
                  <p>{next}</p>
                </div>
              </details>
            );
          })}
        </div>
      </section>
      <section aria-labelledby="limits" className="grid gap-5">
        <h2 id="limits" className="text-3xl">
          {text.limitsTitle}
        </h2>
        <ul className="grid list-disc gap-3 pl-5 text-ink-soft">
          {text.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
