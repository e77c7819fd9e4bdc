// Writes or checks a backup: see server/src/backup.ts and docs/backups.md.
import { runBackupProgram } from './backup-program.mjs';

await runBackupProgram('server/src/backup.ts');
