import * as texts from '@porchlight/content/en/feedback/dialog.ts';
import { feedbackLabels, RATING } from '@porchlight/domain/feedback/feedback.ts';
import { useId } from 'react';
import { sentence } from '../../../ui/sentence.ts';

const steps = Array.from({ length: RATING.highest - RATING.lowest + 1 }, (_, place) => RATING.lowest + place);

/** A rating from Poor to Excellent in whole steps (specification 2 and 5): the browser's own slider with its figures. */
export function RatingSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {sentence(texts.yourRatingOf(<span className="figure-tabular">{value}</span>, RATING.highest))}
      </label>
      <input
        id={id}
        type="range"
        min={RATING.lowest}
        max={RATING.highest}
        step={1}
        value={value}
        aria-valuetext={describeRating(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="m-0 h-11 w-full cursor-pointer accent-dusk"
      />
      <div
        aria-hidden="true"
        className="figure-tabular flex justify-between px-1 text-[.9375rem] text-ink-soft"
      >
        {steps.map((step) => (
          <span key={step} className={step === value ? 'font-semibold text-ink' : ''}>
            {step}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-[.9375rem]">
        <span>{feedbackLabels.lowest}</span>
        <span>{feedbackLabels.highest}</span>
      </div>
    </div>
  );
}

function describeRating(value: number): string {
  if (value === RATING.lowest) return `${value}, ${feedbackLabels.lowest}`;
  if (value === RATING.highest) return `${value}, ${feedbackLabels.highest}`;
  return texts.ofLabel(value, RATING.highest);
}
