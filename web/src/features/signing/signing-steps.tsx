import * as texts from '@porchlight/content/en/signing.ts';
import type { DraftField } from '@porchlight/domain/signing/placement.ts';
import type { FieldKind, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { ChevronUp, Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { fieldNames } from './pages/fields.ts';
import { MarkView } from './pages/mark-view.tsx';

/**
 * What has to be done before Sign, each with whether it is done and how to do it. Where there is little room, only the next step is shown
 * until the rest is asked for.
 */
export function SigningSteps({
  total,
  readCount,
  isWithinPage,
  onNextPage,
  mark,
  isProposed,
  onAdopt,
  fields,
  onShow,
  onAdd,
}: {
  total: number;
  readCount: number;
  /** Whether the next thing to read is more of the same page. */
  isWithinPage: boolean;
  /** Undefined when every page was read. */
  onNextPage: (() => void) | undefined;
  mark: SignatureMark | undefined;
  /** The signature is the account's name, and the signer has not chosen it. */
  isProposed: boolean;
  onAdopt: () => void;
  fields: readonly DraftField[];
  onShow: (field: DraftField) => void;
  onAdd: (kind: FieldKind) => void;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const isRead = readCount === total;
  const current = !isRead ? 'reading' : mark === undefined || isProposed ? 'mark' : 'place';
  const look = (step: typeof current) => (step === current || isWhole ? '' : 'max-lg:hidden');
  return (
    <div className="shrink-0 border-line border-t bg-surface lg:w-88 lg:overflow-y-auto lg:border-t-0 lg:border-l">
      <ol
        id="signing-steps"
        className="grid divide-y divide-line max-lg:max-h-[40dvh] max-lg:overflow-y-auto"
      >
        <Step
          className={look('reading')}
          isDone={isRead}
          title={texts.listAllPages}
          action={
            onNextPage && (
              <Button size="small" onClick={onNextPage}>
                {isWithinPage ? texts.restOfPage : texts.nextPage}
              </Button>
            )
          }
        >
          <p role="status" className="figure-tabular text-[.9375rem] text-ink-soft">
            {texts.ofSeen(readCount, total)}
          </p>
        </Step>
        <Step
          className={look('mark')}
          isDone={mark !== undefined}
          title={texts.yourSignature}
          action={
            <Button size="small" onClick={onAdopt}>
              {mark === undefined ? texts.add : texts.change}
              <span className="sr-only"> {texts.signatureAfterVerb}</span>
            </Button>
          }
        >
          {mark === undefined ? (
            <p className="text-[.9375rem] text-ink-soft">{texts.typedOrDrawn}</p>
          ) : (
            <>
              <div className="mt-1 h-9 w-40 max-w-full">
                <MarkView mark={mark} label={texts.yourSignature} />
              </div>
              {isProposed && <p className="text-[.9375rem] text-ink-soft">{texts.proposedSignature}</p>}
            </>
          )}
        </Step>
        <Step className={look('place')} isDone title={texts.whereItGoes}>
          <div className="-mx-1 flex flex-wrap gap-x-1">
            {fields.map((field) => (
              <button
                key={field.id}
                type="button"
                onClick={() => onShow(field)}
                className="min-h-11 px-1 text-[.9375rem] text-link"
              >
                {texts.page(fieldNames[field.kind], field.page)}
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onAdd('date')}>
              {texts.addDate}
            </Button>
            <Button size="small" onClick={() => onAdd('initials')}>
              {texts.addInitials}
            </Button>
          </div>
        </Step>
      </ol>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls="signing-steps"
        onClick={() => setIsWhole(!isWhole)}
        className="flex min-h-11 w-full items-center justify-center gap-1.5 border-line border-t font-semibold text-[.9375rem] text-dusk hover:bg-sunken focus-visible:outline-offset-[-3px] lg:hidden"
      >
        {isWhole ? texts.nextStepOnly : texts.allThreeSteps}
        <ChevronUp aria-hidden="true" className={`size-4.5 ${isWhole ? 'rotate-180' : ''}`} />
      </button>
    </div>
  );
}

function Step({
  className,
  isDone,
  title,
  action,
  children,
}: {
  className: string;
  isDone: boolean;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={`flex items-start gap-3 px-4 py-2.5 sm:px-7 lg:px-5 lg:py-4 ${className}`}>
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-sage' : 'text-ink-soft'}`}
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans font-semibold tracking-normal">
          {title}
          <span className="sr-only">{isDone ? texts.done : texts.stillToDo}</span>
        </h3>
        {children}
      </div>
      {action}
    </li>
  );
}
