import { defineFeature } from '../../../platform/feature.ts';
import { toolLimits } from './tool-answers.ts';

export const toolAnswersFeature = defineFeature({
  name: 'tool-answers',
  limits: toolLimits,
});
