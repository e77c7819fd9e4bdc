import fc from 'fast-check';

/** A step of a model-based test: done to the model and the real thing, and compared; left out where the model says it cannot be. */
export type Step<Model extends object, Real> = fc.AsyncCommand<Model, Real>;

/** `label` is how a sequence that fails is written down. */
export function makeStep<Model extends object, Real>(
  label: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step<Model, Real> {
  return { check, run, toString: () => label };
}

/** Sequences of steps, run from a new model and a new real thing each time. */
export async function checkModel<Model extends object, Real>(
  steps: fc.Arbitrary<Step<Model, Real>>[],
  {
    begin,
    ...parameters
  }: { begin: () => Promise<{ model: Model; real: Real }> } & fc.Parameters<unknown> & {
      maxCommands: number;
    },
): Promise<void> {
  const { maxCommands, ...rest } = parameters;
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands, size: 'max' }), async (sequence) => {
      const begun = await begin();
      await fc.asyncModelRun(() => begun, sequence);
    }),
    rest as fc.Parameters<[unknown]>,
  );
}
