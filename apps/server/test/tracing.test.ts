import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { start, useMigratedDir } from './process.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Starts an OpenTelemetry collector that records the spans it receives. */
async function useCollector() {
  const spans: Span[] = [];
  const services = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as {
        resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
      };
      for (const { resource, scopeSpans } of resourceSpans) {
        services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { spans, services, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const valueOf = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value;

it('sends a trace of each request, which goes on with the caller’s, to the collector of the standard variables', async () => {
  const { spans, services, url } = await useCollector();
  const server = await start({
    DATA_DIR: await useMigratedDir(),
    DEMO: 'false',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_SERVICE_NAME: 'knitters',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await fetch(`${server.origin}/backend/projects?search=secret-word`, { headers });
  await fetch(`${server.origin}/backend/project/0/comments`);
  await fetch(`${server.origin}/backend/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  expect(services).toEqual(new Set(['knitters']));
  const list = spans.find(({ name }) => name === 'GET /backend/projects')!;
  expect(list).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(valueOf(list, 'http.response.status_code')?.intValue).toBe(200);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === list.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(valueOf(statement, 'db.system.name')?.stringValue).toBe('postgresql');
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /backend/project/:id/comments', 'POST /backend/api/contact', 'maintain']),
  );
  expect(JSON.stringify(spans)).not.toContain('secret-word');
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', /OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as/],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json/],
])('refuses to start with %s=%s', async (name, value, sentence) => {
  const server = await start({ [name]: value });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(sentence);
});
