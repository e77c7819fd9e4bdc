import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import {
  occupancies,
  propertyTypes,
  timelines,
} from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import type { ChoiceName } from '@porchlight/domain/leads/questionnaire/questionnaire-text.ts';

/** The options of a question in order, each with its words and the change to the answers that choosing it makes. */
export function listChoices(name: ChoiceName) {
  const { timeline, propertyType, occupancy } = questionnaire.choices;
  if (name === 'timeline')
    return timelines.map((value) => ({ value, ...timeline.choices[value], change: { timeline: value } }));
  if (name === 'propertyType')
    return propertyTypes.map((value) => ({
      value,
      ...propertyType.choices[value],
      change: { propertyType: value },
    }));
  return occupancies.map((value) => ({ value, ...occupancy.choices[value], change: { occupancy: value } }));
}
