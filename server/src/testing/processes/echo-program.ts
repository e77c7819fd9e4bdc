import { answer, keepBounds, readInput } from '../../platform/process-bounds.ts';

// For tests of bounded processes: gives back which process it is and what it was given, or breaks when that is asked for.
keepBounds();
const input = (await readInput()).toString();
if (input === 'break') throw new Error('asked to break');
answer(Buffer.from(`${process.pid} ${input}`));
