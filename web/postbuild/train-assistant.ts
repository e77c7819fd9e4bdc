import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { trainAnswers } from '@porchlight/content/en/assistant/answer-texts.ts';
import { TRAINED_ANSWERS } from '../src/features/assistant/trained-answers.ts';

// Before the pages are made: while it trains, no page could be answered.
mkdirSync(dirname(TRAINED_ANSWERS), { recursive: true });
writeFileSync(TRAINED_ANSWERS, JSON.stringify(trainAnswers()));
