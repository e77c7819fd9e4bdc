import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';
import { findLenderScore, type LenderReadings } from '@porchlight/domain/credit/lender-score.ts';
import { bureaus } from '@porchlight/domain/credit/score-models.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

/** The representative score with how it is picked, of both buyers where both are seen. */
export function LenderScoreCard({ credit }: { credit: CreditView }) {
  const { partner } = credit;
  const names = [texts.ofYou, ...(partner?.scores == null ? [] : [partner.name])];
  const found = findLenderScore([credit.scores, ...(partner?.scores == null ? [] : [partner.scores])]);
  if (found.used === null)
    return (
      <SectionCard id="lender-score" title={texts.noLenderScore}>
        <p className="max-w-[60ch] text-ink-soft">{texts.noLenderScoreLead}</p>
      </SectionCard>
    );
  const isOfTwo = found.people.filter(({ score }) => score !== null).length > 1;
  return (
    <SectionCard id="lender-score" title={texts.lenderScore}>
      <p className="figure-tabular font-display text-[clamp(3.5rem,12vw,5rem)] leading-none">{found.used}</p>
      {isOfTwo && <p className="max-w-[60ch] font-semibold">{texts.lowestOfBuyers(found.used)}</p>}
      <div className="grid gap-5">
        {found.people.map(({ readings, score }, place) => (
          <div key={names[place]} className="grid gap-2">
            {names.length > 1 && <h3 className="text-lg">{names[place]}</h3>}
            <Readings readings={readings} counts={score} />
            {score !== null && <p className="max-w-[60ch]">{describePick(readings, score)}</p>}
          </div>
        ))}
      </div>
      {partner !== null && (partner.scores === null || found.people[1]?.score === null) && (
        <p className="max-w-[60ch]">{texts.partnerMissing(partner.name)}</p>
      )}
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.howWeKnow}</p>
    </SectionCard>
  );
}

function Readings({ readings, counts }: { readings: LenderReadings; counts: number | null }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-3">
      {bureaus.map((bureau) => {
        const reading = readings[bureau];
        const isCounted = reading !== null && reading.value === counts;
        return (
          <li
            key={bureau}
            className={`flex items-baseline justify-between gap-3 rounded-m border px-4 py-3 sm:grid sm:justify-start sm:gap-0.5 ${isCounted ? 'border-dusk bg-sunken' : 'border-line'}`}
          >
            <span className="text-[.9375rem] text-ink-soft">{texts.bureaus[bureau]}</span>
            {reading === null ? (
              <span className="text-ink-soft">{texts.missing}</span>
            ) : (
              <span className="flex flex-wrap items-baseline gap-x-2.5">
                <span className={`figure-tabular text-xl ${isCounted ? 'font-semibold' : ''}`}>
                  {reading.value}
                </span>
                <span className="text-[.8125rem] text-ink-soft">
                  {formatCalendarDate(reading.on, locale)}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function describePick(readings: LenderReadings, score: number): string {
  const known = bureaus.filter((bureau) => readings[bureau] !== null).length;
  if (known === bureaus.length) return texts.middleOfThree(score);
  return known === 2 ? texts.lowerOfTwo(score) : texts.onlyOne(score);
}
