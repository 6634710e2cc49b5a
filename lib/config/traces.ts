import { z } from 'zod';

/** What a collector of traces is told. */
export interface TraceSettings {
  /** What this Studio is called there. */
  service: string;
  /** How many of the requests that begin here, from 0 to 1. */
  share: number;
}

/** The variables, as OpenTelemetry names them (Environment Variable Specification); where the collector is the exporter reads by itself. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'ska vara en adress som börjar med http:// eller https://' })
    .optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'ska vara en adress som börjar med http:// eller https://' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('studio'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'ska vara ett tal från 0 till 1' })
    .min(0)
    .max(1, { error: 'ska vara ett tal från 0 till 1' })
    .default(1),
};

const read = z.object(traceVariables);

/** Undefined where no collector is named: then nothing is followed. */
export function traceSettings(values: z.infer<typeof read>): TraceSettings | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    OTEL_SERVICE_NAME: service,
    OTEL_TRACES_SAMPLER_ARG: share,
  } = values;
  return (OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT) === undefined ? undefined : { service, share };
}
