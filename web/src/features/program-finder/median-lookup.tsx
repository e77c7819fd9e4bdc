import * as texts from '@porchlight/content/en/program-finder.ts';
import { formatCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import {
  findHouseholdMedian,
  type HouseholdSize,
  householdSizes,
} from '@porchlight/domain/programs/income-area.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageApi } from '../../platform/api/page-api.ts';
import { queryClient } from '../../platform/api/shared-query-client.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';

/** The area's median from HUD's list, by county and household, where the operator has it; `onFound` gets it as it is typed. */
export default function MedianLookup({
  state,
  onFound,
}: {
  state: string;
  onFound: (typed: string) => void;
}) {
  const { data, isError } = useQuery(
    pageApi.countyFigures.list.queryOptions({ input: { state }, staleTime: Number.POSITIVE_INFINITY }),
    queryClient,
  );
  const [areaCode, setAreaCode] = useState('');
  const [people, setPeople] = useState('');
  if (isError) return <p role="alert">{texts.failed}</p>;
  if (data === undefined) return <p role="status">{texts.loading}</p>;
  const { income } = data;
  if (income === null) return <p role="status">{texts.notHeld}</p>;
  const size = householdSizes.find((each) => String(each) === people);
  const area = income.areas.find((each) => each.area === areaCode);
  const find = (code: string, count: HouseholdSize | undefined) => {
    const chosen = income.areas.find((each) => each.area === code);
    if (chosen !== undefined && count !== undefined) onFound(toDollars(findHouseholdMedian(chosen, count)));
  };
  return (
    <div className="grid gap-4 rounded-m bg-sunken p-4">
      <SelectField
        label={texts.county}
        hint={texts.countyHint}
        value={areaCode}
        onChange={({ target }) => {
          setAreaCode(target.value);
          find(target.value, size);
        }}
      >
        <option value="">{texts.chooseOne}</option>
        {income.areas.map((each) => (
          <option key={each.area} value={each.area}>
            {texts.nameArea(each.county, each.town)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.people}
        value={people}
        onChange={({ target }) => {
          setPeople(target.value);
          find(
            areaCode,
            householdSizes.find((each) => String(each) === target.value),
          );
        }}
      >
        <option value="">{texts.chooseOne}</option>
        {householdSizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <div role="status" className="grid gap-1 text-[.9375rem]">
        {area !== undefined && size !== undefined && (
          <>
            <p>{texts.found(income.year, area.hudArea, formatCents(findHouseholdMedian(area, size)))}</p>
            <p className="text-ink-soft">
              {texts.limit80(size, formatCents((area.limits80[size - 1] ?? 0) * 100))}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
