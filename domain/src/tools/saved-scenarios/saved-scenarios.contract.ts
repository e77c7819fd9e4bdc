import * as z from 'zod/mini';
import { buyerEndpoint, done } from '../../kernel/endpoint.ts';
import { instantField } from '../../kernel/fields.ts';
import { leftOut } from '../../kernel/left-out.ts';
import { toolIds } from '../tool-pages.ts';
import { MAX_SCENARIOS, scenarioFigures, scenarioNameField } from './saved-scenarios.ts';

const scenarioContent = {
  tool: z.enum(toolIds),
  name: scenarioNameField,
  inputs: scenarioFigures,
};

/** What a buyer entered in a calculator, kept under a name. */
export const savedScenario = z.object({
  id: z.uuid(),
  ...scenarioContent,
  createdAt: instantField,
  updatedAt: instantField,
});
export type SavedScenario = z.infer<typeof savedScenario>;

const tags = ['Saved scenarios'];

export const savedScenariosContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/saved-scenarios',
      tags,
      summary: 'List own saved scenarios',
      successDescription: 'The scenarios of all tools.',
      description: 'Those of all tools, last changed first.',
    })
    .output(z.object({ scenarios: z.array(savedScenario), ...leftOut })),
  save: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/saved-scenarios/{id}',
      tags,
      summary: 'Save or change a scenario',
      description: `The caller chooses the id, so that a scenario sent twice is saved once. \`inputs\` is what stood in the calculator’s form, as it was typed. A buyer keeps at most ${MAX_SCENARIOS}.`,
    })
    .input(z.object({ id: z.uuid(), ...scenarioContent }))
    .output(savedScenario),
  rename: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PATCH',
      path: '/saved-scenarios/{id}',
      tags,
      summary: 'Rename a scenario',
      successDescription: 'The scenario under its new name.',
    })
    .input(z.object({ id: z.uuid(), name: scenarioNameField }))
    .output(savedScenario),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/saved-scenarios/{id}',
      tags,
      summary: 'Delete a scenario',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(done),
};
