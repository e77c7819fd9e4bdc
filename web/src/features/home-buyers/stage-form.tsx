import * as texts from '@porchlight/content/en/home-buyers.ts';
import { getStageName } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerDetail } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { type BuyerStage, buyerStages } from '@porchlight/domain/home-buyers/home-buyers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseFailure } from '../../platform/api/failure.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';

/** Changes the stage of somebody who finished the final step. */
export function StageForm({ buyer }: { buyer: Pick<HomeBuyerDetail, 'id' | 'stage' | 'version'> }) {
  const client = useQueryClient();
  // Stays until it was said what is there instead, however often the page reads the buyer again.
  const [seen, setSeen] = useState(buyer.version);
  const [stage, setStage] = useState<BuyerStage | undefined>(
    buyerStages.find((known) => known === buyer.stage),
  );
  const { send, busy, problem } = useSend(async (chosen: BuyerStage) => {
    const { id } = buyer;
    try {
      const changed = await staffApi.homeBuyers.setStage.call({ id, version: seen ?? 0, stage: chosen });
      setSeen(changed.version);
    } catch (error) {
      if (parseFailure(error).code === 'CHANGED_MEANWHILE') {
        const options = staffApi.homeBuyers.get.queryOptions({ input: { id }, staleTime: 0 });
        setSeen((await client.fetchQuery(options)).version);
      }
      throw error;
    }
    await client.invalidateQueries({ queryKey: staffApi.homeBuyers.key() });
    showSuccess({ title: texts.stageSaved(getStageName(chosen)) });
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (stage !== undefined) void send(stage);
      }}
    >
      <SelectField
        label={texts.changeTheStage}
        value={stage ?? ''}
        onChange={({ target }) => setStage(buyerStages.find((known) => known === target.value))}
      >
        {stage === undefined && <option value="">{texts.chooseAStage}</option>}
        {buyerStages.map((slug) => (
          <option key={slug} value={slug}>
            {getStageName(slug)}
          </option>
        ))}
      </SelectField>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {texts.saveTheStage}
        </Button>
      </p>
    </form>
  );
}
