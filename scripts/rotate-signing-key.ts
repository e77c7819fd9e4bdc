import { parseConfig } from '../server/src/config.ts';
import { rotateSigningKey } from '../server/src/platform/base/signing-key.ts';

// Gives the installation a new signing key. Run it while the server is stopped: a server reads its key when it starts.

const result = parseConfig();
if ('problems' in result) {
  for (const problem of result.problems) console.error(problem);
  process.exitCode = 1;
} else if (result.config.signingKey) {
  console.error(
    'SIGNING_KEY is set, so the key is yours to change: stop the server, set SIGNING_KEY to a new key (.env.example says how to make one) and, if you use it, SIGNING_CERTIFICATE to its certificate, and start again. Nothing was changed.',
  );
  process.exitCode = 1;
} else {
  const { old, next, kept } = await rotateSigningKey(result.config.dataDir);
  console.log(`The signing key is now ${next}; the one before it, ${old}, is kept in ${kept}.`);
  console.log(
    'Start the server: it makes a certificate for the new key and goes on listing the old ones, so what was signed before stays verifiable. A chain in SIGNING_CERTIFICATE belongs to the old key: take it out, or put the new one in. The old key is not needed to check anything; delete the file if it may have been seen by others.',
  );
}
