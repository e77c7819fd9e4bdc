import { z } from 'zod';
import { SAMPLERS, type TracesConfig } from './platform/base/config-types.ts';

type Read = <Value>(name: string, type: z.ZodType<Value, string>) => Value | undefined;

/** The variables of the OpenTelemetry specification ("Environment Variable Specification"), as far as traces go. */
export function getTraces(read: Read): TracesConfig | undefined {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT', address);
  const serviceName = read('OTEL_SERVICE_NAME', z.string()) ?? 'porchlight';
  const sampler = read('OTEL_TRACES_SAMPLER', samplerName) ?? 'parentbased_always_on';
  const ratio = read('OTEL_TRACES_SAMPLER_ARG', share) ?? 1;
  const isDisabled = read('OTEL_SDK_DISABLED', isTrue) ?? false;
  return endpoint === undefined || isDisabled ? undefined : { endpoint, serviceName, sampler, ratio };
}

const address = z
  .string()
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'use an address such as http://localhost:4318.',
  )
  .transform((text) => text.replace(/\/+$/, ''));
const samplerName = z.enum(SAMPLERS, `use one of ${SAMPLERS.join(', ')}.`);
const share = z
  .string()
  .refine(
    (text) => /^(0|1|[01]?\.\d+)$/.test(text) && Number(text) <= 1,
    'use a share from 0 to 1, such as 0.1.',
  )
  .transform(Number);
/** Anything but "true" counts as false (the specification, "Boolean value"). */
const isTrue = z.string().transform((text) => text.toLowerCase() === 'true');
