import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/tools/last-figure.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../../platform/today.ts';
import { useScenarios } from '../scenarios/saved-scenarios.queries.ts';

/** What the calculator's scenario that was saved last comes to today; nothing where there is none, or it has no answer. */
export default function LastFigure({ tool }: { tool: ToolId }) {
  const today = useToday();
  const { data: scenarios } = useScenarios();
  const last = scenarios?.find((scenario) => scenario.tool === tool);
  const { data: figure } = useQuery({
    queryKey: ['last-figure', last?.id, last?.updatedAt, today],
    queryFn: async () => {
      if (last === undefined) return null;
      const { findLastFigure } = await import('./find-last-figure.ts');
      // A query may not come to undefined.
      return (await findLastFigure(last, today)) ?? null;
    },
    enabled: last !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (last === undefined || figure == null) return null;
  const savedOn = formatCalendarDate(getCalendarDay(new Date(last.updatedAt)), locale);
  return <span className="figure-tabular text-ink-soft">{texts.yourLastFigure(figure, savedOn)}</span>;
}
