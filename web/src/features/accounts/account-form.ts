import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SubmitEvent, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { type Failure, readFailure } from '../../platform/failure.ts';
import type { SummaryEntry } from '../../ui/error-summary.tsx';

type Schema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

export type AccountForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** What to spread into the field called `name`. */
  bind: (
    name: Path<Input>,
  ) => { id: string; error: string | undefined } & ReturnType<
    UseFormReturn<Input, unknown, Output>['register']
  >;
  summary: { entries: SummaryEntry[]; attempt: number };
  /** What the server last refused. */
  failure: Failure | undefined;
};

/**
 * A form over one message of the contract: its schema checks it here, `send` passes it on, and what the server
 * refuses stands under the field it is about. What was typed stays through all of it. `fields` in the order shown.
 */
export function useAccountForm<Input extends FieldValues, Output>({
  schema,
  fields,
  send,
}: {
  schema: Schema<Input, Output>;
  fields: readonly Path<Input>[];
  send: (values: Output) => Promise<unknown>;
}): AccountForm<Input, Output> {
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const { formState } = form;
  const readError = (name: Path<Input>) => form.getFieldState(name, formState).error?.message;

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      try {
        await send(values);
      } catch (error) {
        const refused = readFailure(error);
        setFailure(refused);
        for (const name of fields) {
          const message = refused.fields[name];
          if (message !== undefined) form.setError(name, { message });
        }
      }
    },
    () => setFailure(undefined),
  );

  const fieldEntries = fields.flatMap((name) => {
    const message = readError(name);
    return message === undefined ? [] : [{ message, fieldId: name }];
  });
  const isAboutField = failure !== undefined && fields.some((name) => failure.fields[name] !== undefined);
  const failureEntries = failure === undefined || isAboutField ? [] : [{ message: failure.message }];

  return {
    form,
    submit: (event) => void submit(event),
    busy: formState.isSubmitting,
    bind: (name) => ({ ...form.register(name), id: name, error: readError(name) }),
    summary: { entries: [...failureEntries, ...fieldEntries], attempt: formState.submitCount },
    failure,
  };
}
