import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { formatEstimateFile } from '@porchlight/domain/estimates/estimate-file.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { EstimateInput } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';

const { json, pdf, making, failed, note } = computedEstimate.downloads;

/** The estimate as a file to keep: its data, written here, and its three pages, made by the server. */
export function EstimateDownloads({ input, survey }: { input: EstimateInput; survey: WeeklyRate }) {
  const dated = { ...input, on: input.on ?? getCalendarDay(new Date()) };
  const name = `estimate-${dated.on}`;
  const makePdf = useMutation({
    ...pageApi.estimates.pdf.mutationOptions(),
    onSuccess: (file) => saveFile(`${name}.pdf`, file),
    onError: (error) => showFailure({ title: failed, description: parseFailure(error).message }),
  });
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" busy={makePdf.isPending} onClick={() => makePdf.mutate(dated)}>
          {!makePdf.isPending && <Download aria-hidden="true" className="size-4.5" />}
          {makePdf.isPending ? making : pdf}
        </Button>
        <Button
          size="small"
          onClick={() =>
            saveFile(
              `${name}.json`,
              new Blob([formatEstimateFile(dated, dated.on, survey)], { type: 'application/json' }),
            )
          }
        >
          <Download aria-hidden="true" className="size-4.5" />
          {json}
        </Button>
      </div>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft leading-normal">{note}</p>
    </div>
  );
}
