import { expect, test } from 'vitest';
import { createSpeller } from './spelling.ts';

const mend = createSpeller(
  'mortgage insurance appraisal appraisals foreclosure homeowners closing contract contact weather inspection'.split(
    ' ',
  ),
);

test.each([
  ['morgage insurence', 'mortgage insurance'],
  ['my apraisal', 'my appraisal'],
  ['homowners insurance', 'homeowners insurance'],
  ['forclosure', 'foreclosure'],
  ['my contract', 'my contract'],
  ['contact the agent', 'contact the agent'],
  // Too short, or near to two words.
  ['the clos', 'the clos'],
  ['contrct', 'contrct'],
  ['Mr. Closng-Smith at closing.example', 'Mr. closing-Smith at closing.example'],
])('%j is read as %j', (written, read) => {
  expect(mend(written)).toBe(read);
});
