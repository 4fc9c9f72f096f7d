import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';

/** Set while traces are sent. */
let tracer: Tracer | undefined;

/** Returns true if traces are sent. Hot paths check this first, so that tracing costs nothing without a collector. */
export const isTracing = (): boolean => tracer !== undefined;

/**
 * Sends traces by OTLP if OpenTelemetry's standard environment variables name a collector. The SDK is loaded only then,
 * and reads the other variables itself.
 * @returns a function that sends the remaining spans and stops tracing
 */
export async function startTracing({ traces }: Pick<Config, 'traces'>): Promise<() => Promise<void>> {
  if (!traces) return () => Promise.resolve();
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, hostDetector, processDetector, resourceFromAttributes } =
    resources;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': traces.serviceName }))
      .merge(detectResources({ detectors: [hostDetector, processDetector, envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  tracer = provider.getTracer('community');
  return async () => {
    tracer = undefined;
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/**
 * Starts a request's span, which continues the caller's trace (W3C Trace Context). Undefined unless traces are sent.
 */
export function startRequestSpan(method: string, route: string | undefined, headers: IncomingHttpHeaders) {
  if (!tracer) return undefined;
  const attributes = { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) };
  const caller = propagation.extract(ROOT_CONTEXT, headers);
  return tracer.startSpan(route ? `${method} ${route}` : method, { kind: SpanKind.SERVER, attributes }, caller);
}

/** Runs `work` so that new spans become children of `span`. */
export const within = <T>(span: Span, work: () => T): T => context.with(trace.setSpan(context.active(), span), work);

/** Ends a request's span. */
export function endRequestSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Runs `work` in a span.
 * @param kind `client` for a call to another service, `internal` for a job
 */
export async function inSpan<T>(name: string, kind: 'client' | 'internal', work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const span = tracer.startSpan(name, { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL });
  try {
    return await within(span, work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Records a finished SQL statement of a request or a job as a span. The text holds no values: they are passed as
 * parameters.
 * @param ms duration of the statement, including the wait for a connection
 */
export function recordStatement(text: string, ms: number, error?: unknown): void {
  if (!tracer || !trace.getActiveSpan()) return;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const end = Date.now();
  const span = tracer.startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: end - ms,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  });
  if (error !== undefined) fail(span, error);
  span.end(end);
}

/** The id of a span's trace, for the log; undefined unless traces are sent. */
export const traceIdOf = (span: Span | undefined): string | undefined => span?.spanContext().traceId;

function fail(span: Span, error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  span.setAttribute('error.type', name).setStatus({ code: SpanStatusCode.ERROR, message });
}
