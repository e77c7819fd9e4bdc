import type { DashboardPreview } from '@porchlight/domain/landing/landing.ts';
import { Badge } from '../../ui/badge.tsx';

/** The range of FICO and VantageScore 3 and 4 credit scores. */
const LOWEST = 300;
const HIGHEST = 850;

/** A credit score on the half circle of its range, with the sentence that says what it shows. */
export function ScorePanel({ value, change, text }: DashboardPreview['score']) {
  const share = ((value - LOWEST) / (HIGHEST - LOWEST)) * 100;
  const arc = 'M14 106a92 92 0 0 1 184 0';
  return (
    <div className="grid content-center justify-items-center gap-3 text-center">
      <div className="grid w-full max-w-44 sm:max-w-60 *:col-start-1 *:row-start-1">
        <svg viewBox="0 0 212 120" aria-hidden="true" className="w-full">
          <path d={arc} fill="none" className="stroke-line" strokeWidth="14" strokeLinecap="round" />
          <path
            d={arc}
            fill="none"
            className="stroke-lamp"
            strokeWidth="14"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
          />
        </svg>
        <p className="figure-tabular self-end font-display font-medium text-5xl leading-none">{value}</p>
      </div>
      <p className="figure-tabular flex w-full max-w-44 sm:max-w-60 justify-between text-[.8125rem] text-ink-soft">
        <span>{LOWEST}</span>
        <Badge look="done">{change}</Badge>
        <span>{HIGHEST}</span>
      </p>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}
