import * as texts from '@porchlight/content/en/plan-first-visit.ts';

/**
 * The monthly figure, which stays in sight while the questions are answered, and below it what it is worked out from. Both have their room
 * from the start, so that nothing moves when they come or change.
 */
export function FigureFrame({
  payment,
  cashToClose,
  note,
}: {
  /** Null where there is no figure yet. */
  payment: string | null;
  cashToClose: string | null;
  note: string;
}) {
  const isThere = payment !== null && cashToClose !== null;
  return (
    <section aria-label={texts.figure} className="contents">
      <p aria-live="polite" className="sr-only">
        {isThere ? texts.spoken(payment, cashToClose) : ''}
      </p>
      <dl className="sticky top-12 z-10 flex items-end gap-x-7 border-line-strong border-b bg-paper py-2 lg:top-18 lg:py-3 print:static [@media(max-height:30rem)]:static">
        <Figure name={texts.aMonth} value={payment} isMain />
        <Figure name={texts.toClose} value={cashToClose} />
      </dl>
      <p className="min-h-42 pt-2.5 pb-3 text-[.9375rem] text-ink-soft leading-normal sm:min-h-25 lg:min-h-20">
        {note}
      </p>
    </section>
  );
}

function Figure({ name, value, isMain = false }: { name: string; value: string | null; isMain?: boolean }) {
  return (
    <div className="flex flex-col-reverse gap-0.5">
      <dt className="text-[.9375rem] text-ink-soft leading-snug">{name}</dt>
      <dd
        className={`figure-tabular font-display font-medium leading-none ${isMain ? 'min-w-[4.2ch] text-[clamp(1.85rem,7vw,2.75rem)]' : 'text-[clamp(1.35rem,4vw,1.6rem)]'}`}
      >
        {value ?? (
          <span className="text-ink-soft">
            <span aria-hidden="true">–</span>
            <span className="sr-only">{texts.notYet}</span>
          </span>
        )}
      </dd>
    </div>
  );
}
