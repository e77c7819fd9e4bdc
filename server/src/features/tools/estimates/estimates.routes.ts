import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { site } from '@porchlight/content/site.ts';
import type { EstimateInput } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { findNewestWeek } from '../../data-sources/weekly-rates/weekly-rates.service.ts';
import { createToolAnswers, type ToolsContext } from '../tool-answers/tool-answers.ts';

export function createEstimateRoutes(dependencies: ToolsContext & { database: DatabaseConnection }) {
  const answer = createToolAnswers(dependencies);
  return {
    pdf: endpoints.estimates.pdf.handler(
      answer(async (input: EstimateInput & { on: string }) => {
        const { renderEstimatePdf } = await import('./estimate-pdf.ts');
        const bytes = await renderEstimatePdf(input, {
          siteName: site.name,
          text: computedEstimate,
          survey: await findNewestWeek(dependencies.database.db),
        });
        return new File([bytes.slice()], `estimate-${input.on}.pdf`, { type: 'application/pdf' });
      }),
    ),
  };
}
