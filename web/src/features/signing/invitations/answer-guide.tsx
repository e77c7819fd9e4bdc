import { verification as text } from '@porchlight/content/en/signing-verification.ts';
import type { FileAnswer } from '@porchlight/pdf/verify/verification.ts';
import { ChevronDown } from 'lucide-react';

/** What each answer means and does not mean, and how far the check goes. Whole without scripts. */
export function AnswerGuide({ order }: { order: readonly FileAnswer[] }) {
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
