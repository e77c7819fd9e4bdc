// An S3 store in a process of its own, which can be killed: `node s3-program.ts FOLDER PORT`.
import { startS3TestServer } from '../outside-world/s3-test-server.ts';

const [directory = '', port] = process.argv.slice(2);
await startS3TestServer({ directory, port: Number(port) });
process.stdout.write('ready\n');
