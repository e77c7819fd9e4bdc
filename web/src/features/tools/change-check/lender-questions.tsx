import * as texts from '@porchlight/content/en/change-check.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type {
  EstimateComparison,
  WaitComparison,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import {
  formatLenderMessage,
  listDisclosureQuestions,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-questions.ts';
import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';

/** What to ask, and the same as a message to send. */
export function LenderQuestions({
  comparison,
  wait,
}: {
  comparison: EstimateComparison;
  wait: WaitComparison | null;
}) {
  const questions = listDisclosureQuestions(comparison, wait);
  const { over, dateIssued } = comparison;
  const issued = dateIssued === null ? null : formatCalendarDate(dateIssued, locale);
  const message = formatLenderMessage(questions, { over, issued });
  if (message === undefined) return null;
  const whole = `${message.subject}\n\n${message.body}`;
  return (
    <section aria-labelledby="change-questions" className="grid gap-4">
      <h2 id="change-questions" className="text-2xl">
        {texts.questionsTitle}
      </h2>
      <ol className="figure-tabular grid max-w-[68ch] list-decimal gap-3 pl-5">
        {questions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <details className="group rounded-m border border-line bg-surface p-5 print:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {texts.messageTitle}
        </summary>
        <div className="mt-2 grid gap-1">
          <p className="font-semibold">{message.subject}</p>
          <p className="wrap-anywhere figure-tabular whitespace-pre-line">{message.body}</p>
        </div>
      </details>
      <div className="flex flex-wrap gap-2.5 noscript:hidden print:hidden">
        <Button variant="primary" size="small" onClick={() => void copy(whole)}>
          <Copy aria-hidden="true" className="size-4.5" />
          {texts.copyMessage}
        </Button>
        <Button
          size="small"
          onClick={() => saveFile(texts.fileName, new Blob([whole], { type: 'text/plain;charset=utf-8' }))}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.downloadMessage}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {texts.print}
        </Button>
      </div>
    </section>
  );
}

async function copy(message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(message);
    showSuccess({ title: texts.copied });
  } catch {
    showFailure({ title: texts.notCopied, description: texts.notCopiedWhy });
  }
}
