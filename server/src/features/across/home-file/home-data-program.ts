import { readHomeFile } from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { answer, keepBounds, readInput } from '../../../platform/process-bounds.ts';

// Reads a stranger's home.json and answers what is wrong with it, in a process of its own (check-home-data.ts).

keepBounds();
const { problem } = readHomeFile(String(await readInput()));
answer(Buffer.from(JSON.stringify(problem ?? null)));
