import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** WebDriver endpoints and their Marionette commands. Path segments such as `:id` become parameters. */
const commands: [method: string, path: string, name: string][] = [
  ['DELETE', '', 'WebDriver:DeleteSession'],
  ['GET', '/timeouts', 'WebDriver:GetTimeouts'],
  ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
  ['POST', '/url', 'WebDriver:Navigate'],
  ['GET', '/url', 'WebDriver:GetCurrentURL'],
  ['POST', '/back', 'WebDriver:Back'],
  ['POST', '/forward', 'WebDriver:Forward'],
  ['POST', '/refresh', 'WebDriver:Refresh'],
  ['GET', '/title', 'WebDriver:GetTitle'],
  ['GET', '/source', 'WebDriver:GetPageSource'],
  ['GET', '/window', 'WebDriver:GetWindowHandle'],
  ['POST', '/window', 'WebDriver:SwitchToWindow'],
  ['DELETE', '/window', 'WebDriver:CloseWindow'],
  ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  ['GET', '/window/rect', 'WebDriver:GetWindowRect'],
  ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  ['POST', '/element', 'WebDriver:FindElement'],
  ['POST', '/elements', 'WebDriver:FindElements'],
  ['GET', '/element/active', 'WebDriver:GetActiveElement'],
  ['POST', '/element/:element/element', 'WebDriver:FindElement'],
  ['POST', '/element/:element/elements', 'WebDriver:FindElements'],
  ['POST', '/element/:id/click', 'WebDriver:ElementClick'],
  ['POST', '/element/:id/clear', 'WebDriver:ElementClear'],
  ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  ['GET', '/element/:id/text', 'WebDriver:GetElementText'],
  ['GET', '/element/:id/name', 'WebDriver:GetElementTagName'],
  ['GET', '/element/:id/rect', 'WebDriver:GetElementRect'],
  ['GET', '/element/:id/enabled', 'WebDriver:IsElementEnabled'],
  ['GET', '/element/:id/selected', 'WebDriver:IsElementSelected'],
  ['GET', '/element/:id/computedlabel', 'WebDriver:GetComputedLabel'],
  ['GET', '/element/:id/computedrole', 'WebDriver:GetComputedRole'],
  ['GET', '/element/:id/attribute/:name', 'WebDriver:GetElementAttribute'],
  ['GET', '/element/:id/property/:name', 'WebDriver:GetElementProperty'],
  ['GET', '/element/:id/css/:propertyName', 'WebDriver:GetElementCSSValue'],
  ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  ['POST', '/actions', 'WebDriver:PerformActions'],
  ['DELETE', '/actions', 'WebDriver:ReleaseActions'],
  ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
];

const patterns = commands.map(([method, path, name]) => ({
  method,
  name,
  path: new RegExp(`^/session/[^/]+${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

interface Failure {
  error: string;
  message: string;
}

/** Connects to the port on which Firefox listens if it was started with `--marionette`. */
async function callMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (reply: [Failure | null, unknown]) => void>();
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    // Each message consists of its length in bytes, a colon, and JSON.
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.toString('utf8', 0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(rest.toString('utf8', colon + 1, end)) as
        [1, number, Failure | null, unknown] | object;
      rest = rest.subarray(end);
      // The first message is a handshake object, not an array.
      if (Array.isArray(message)) waiting.get(message[1] as number)?.([message[2] as Failure | null, message[3]]);
    }
  });
  let sent = 0;
  const call = (name: string, parameters: object) =>
    new Promise<[Failure | null, unknown]>((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      const message = Buffer.from(JSON.stringify([0, sent, name, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    });
  return { call, close: () => socket.destroy() };
}

/** Approximates the HTTP status that the WebDriver standard defines for an error. */
const statusOf = ({ error }: Failure) =>
  /^(no such|stale|detached|unknown command)/.test(error) ? 404 : /^(element|invalid)/.test(error) ? 400 : 500;

const valueOf = (result: unknown) =>
  result && typeof result === 'object' && 'value' in result ? (result.value as unknown) : result;

/**
 * Serves WebDriver for a running Firefox, like geckodriver. Debian doesn't package geckodriver, and its npm package
 * downloads the binary from another host.
 */
export async function serveWebDriver(marionettePort: number) {
  const firefox = await callMarionette(marionettePort);
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as object) : {};
      const [failure, result] = await answer(request.method!, request.url!, body);
      response.writeHead(failure ? statusOf(failure) : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ value: failure ?? result ?? null }));
    })();
  });

  async function answer(method: string, url: string, body: object): Promise<[Failure | null, unknown]> {
    if (url === '/session') {
      const { alwaysMatch } = (body as { capabilities: { alwaysMatch: object } }).capabilities;
      return firefox.call('WebDriver:NewSession', alwaysMatch);
    }
    for (const pattern of patterns) {
      const match = pattern.method === method && pattern.path.exec(url);
      if (!match) continue;
      const [failure, result] = await firefox.call(pattern.name, { ...body, ...match.groups });
      return [failure, valueOf(result)];
    }
    return [{ error: 'unknown command', message: `${method} ${url}` }, null];
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      firefox.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
