// Preloaded into the server by start.mjs. Killing start.mjs, by whatever means, stops Porchlight: a server left behind would keep the port
// and the database from the next start.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
