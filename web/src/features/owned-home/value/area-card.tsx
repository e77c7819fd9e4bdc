import * as page from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { Content } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { useId, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import type { PriceArea } from './house-prices.queries.ts';

/** Which area's index counts: a metro of the home's state, kept with the home, or the state. */
export function AreaCard({
  home,
  areas,
  chosen,
}: {
  home: Content<typeof homeKind>;
  areas: readonly PriceArea[];
  chosen: string | undefined;
}) {
  const id = useId();
  const { save } = useHomeRecordChanges();
  const [isBusy, setIsBusy] = useState(false);
  async function choose(code: string) {
    setIsBusy(true);
    try {
      const metro = code === home.state ? null : code;
      await save([{ id: homeKind.onlyId ?? '', kind: homeKind.name, content: { ...home, metro } }]);
    } catch (error) {
      showFailure({ title: page.notSaved, description: parseFailure(error).message });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <SectionCard id="area" title={texts.area}>
      <p className="max-w-[60ch]">{texts.areaLead}</p>
      <div className="max-w-md">
        <SelectField
          id={id}
          label={texts.areaField}
          value={chosen ?? home.state}
          disabled={isBusy}
          onChange={({ target }) => void choose(target.value)}
        >
          {areas.map(({ level, code, name, newest }) => (
            <option key={code} value={code}>
              {texts.until(
                level === 'state' ? texts.wholeState(places[home.state]) : name,
                texts.quarter(newest),
              )}
            </option>
          ))}
        </SelectField>
      </div>
    </SectionCard>
  );
}
