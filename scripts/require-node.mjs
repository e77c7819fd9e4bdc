const LEAST = 24;

/** Ends a tool that was started on a Node on which the sources do not run, with a sentence that says what to do. */
export function requireNode(instead, version = process.versions.node) {
  if (Number(version.split('.')[0]) >= LEAST) return;
  console.error(
    `This needs Node ${LEAST}, and runs on Node ${version}: use ${instead}, which brings the right one.`,
  );
  process.exit(1);
}
