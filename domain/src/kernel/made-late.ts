/**
 * Makes something when it is first asked for, and keeps it. A format of the browser's takes milliseconds to make on a slow phone, and many
 * pages that carry one show nothing in it.
 */
export function makeLazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
