import * as texts from '@porchlight/content/en/document-readings/reading.ts';
import type { ShownReading } from '@porchlight/domain/document-readings/kept/kept-reading.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** A reading that is not done: on its way, not asked for, or given up. */
export function ReadingProgress({
  reading: { state, page, pageCount },
  isAsking,
  onAsk,
}: {
  reading: ShownReading;
  isAsking: boolean;
  onAsk: () => void;
}) {
  if (state === 'waiting' || state === 'reading') {
    const isCounted = state === 'reading' && page !== null && pageCount !== null && pageCount > 0;
    const title = state === 'waiting' ? texts.waitsToBeRead : texts.beingRead;
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">{title}</p>
        {isCounted && (
          <>
            <p className="figure-tabular">{texts.pageOf(Math.min(page + 1, pageCount), pageCount)}</p>
            <ProgressBar percent={Math.round((100 * page) / pageCount)} label={title} />
          </>
        )}
        <p className="text-[.9rem] text-ink-soft">{texts.youCanGoOn}</p>
      </div>
    );
  }
  const hasFailed = state === 'failed';
  return (
    <Notice
      look={hasFailed ? 'wrong' : 'plain'}
      title={hasFailed ? texts.couldNotBeRead : texts.notReadYet}
      action={
        <Button size="small" busy={isAsking} onClick={onAsk}>
          {hasFailed ? texts.readItAgain : texts.readIt}
        </Button>
      }
    >
      {hasFailed ? texts.readerStoppedTwice : texts.readsOnOurMachine}
    </Notice>
  );
}
