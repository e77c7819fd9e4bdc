// Puts a backup into an empty installation: see server/src/restore.ts and docs/backups.md.
import { runBackupProgram } from './backup-program.mjs';

await runBackupProgram('server/src/restore.ts');
