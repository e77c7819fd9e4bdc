import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates.ts';
import type { ClosingMove } from '@porchlight/domain/dates/contract-clock/closing-move.contract.ts';
import type {
  DatePreview,
  MovedDate,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** What moves by the list of dates and beyond it, in the order of days; the lock and the documents are in parts of their own. */
export function joinMoves(
  preview: DatePreview | undefined,
  move: ClosingMove | undefined,
): DatePreview | undefined {
  if (preview === undefined || move === undefined) return preview;
  const listed = preview.others.filter(({ key }) => key !== 'rate-lock-ends' && !key.startsWith('document:'));
  const dayOf = ({ before, after }: MovedDate) => after?.day ?? before?.day ?? '';
  const others = [...listed, ...move.others].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  return { ...preview, others };
}

/** The rate lock that a closing day outruns with what extending it costs, and the documents that are too old by then. */
export function ClosingMoveParts({ move: { lock, tooOld } }: { move: ClosingMove }) {
  const [lockId, documentsId] = [useId(), useId()];
  return (
    <>
      {lock !== null && (
        <section aria-labelledby={lockId} className="grid gap-1.5">
          <h3 id={lockId} className="text-[1.15rem]">
            {texts.rateLock}
          </h3>
          <LockLines lock={lock} />
        </section>
      )}
      <section aria-labelledby={documentsId} className="grid gap-1.5">
        <h3 id={documentsId} className="text-[1.15rem]">
          {texts.tooOldTitle}
        </h3>
        {tooOld.length === 0 && <p className="text-ink-soft">{texts.noneTooOld}</p>}
        {tooOld.length > 0 && (
          <ul className="grid divide-y divide-line border-line border-y">
            {tooOld.map(({ key, title, problem, isNew }) => (
              <li key={key} className="grid py-2.5">
                <span className="font-semibold">{title}</span>
                <span className={`text-[.95rem] ${isNew ? 'text-brick' : ''}`}>{problem}</span>
                {!isNew && <span className="text-[.95rem] text-ink-soft">{texts.tooOldAlready}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const write = (day: string) => formatWeekdayDate(day, locale);

function LockLines({ lock }: { lock: NonNullable<ClosingMove['lock']> }) {
  const { until, daysShort, costCents, holdsUntil, isPossible } = lock;
  if (daysShort === 0) return <p>{texts.lockHolds(write(until))}</p>;
  return (
    <>
      <p className="text-brick">{texts.lockEnds(write(until), daysShort)}</p>
      {isPossible === false ? (
        <p>{texts.lockCannotReach}</p>
      ) : costCents !== null && holdsUntil !== null ? (
        <p className="figure-tabular">{texts.lockCosts(formatCents(costCents), write(holdsUntil))}</p>
      ) : (
        <>
          <p>{texts.lockCostUnknown}</p>
          <p>
            <Link to={paths.plan} className="inline-flex min-h-11 items-center text-link">
              {texts.enterLockTerms}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
