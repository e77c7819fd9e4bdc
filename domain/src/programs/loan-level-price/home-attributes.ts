import type { occupancies, propertyTypes } from '../../leads/questionnaire/questionnaire.ts';
import type { PricedAttribute } from './llpa-table.ts';

type Home = {
  propertyType?: (typeof propertyTypes)[number] | undefined;
  occupancy?: (typeof occupancies)[number] | undefined;
};

/** The rows of the agencies' grid that a home and its use add, as the application names them; nothing for what is not known. */
export function listHomeAttributes({ occupancy, propertyType }: Home): PricedAttribute[] {
  return [
    ...(propertyType === 'condo' ? (['condo'] as const) : []),
    ...(propertyType === 'multiFamily' ? (['units_2_4'] as const) : []),
    ...(occupancy === 'secondHome' ? (['second_home'] as const) : []),
    ...(occupancy === 'investment' ? (['investment'] as const) : []),
  ];
}
