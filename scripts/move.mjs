// Moves an installation from its data folder to a database of its own: see server/src/move.ts and docs/operating.md.
import { runServerProgram } from './backup-program.mjs';

await runServerProgram('server/src/move.ts', process.argv.slice(2));
