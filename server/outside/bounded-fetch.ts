/** A fetch that reads at most this many bytes of any response. */
export function boundedFetch(maxBytes: number) {
  return async (url: string, options: RequestInit): Promise<Response> => {
    const response = await fetch(url, options);
    let bytes = 0;
    const bounded = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) throw new Error(`The response is longer than ${maxBytes} bytes`);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded ?? null, response);
  };
}

/** A wrong path may return HTML with 200, so the type is checked as well as the status. */
export async function readJson(response: Response, status: number): Promise<unknown> {
  const isJson = /^application\/(\w+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status === status && isJson) return parse(await response.text());
  await response.body?.cancel();
  throw new Error(`Expected ${status} with JSON, got ${response.status}${isJson ? '' : ' without JSON'}`);
}

/** Doesn't repeat the text, as the parser's own error would, because the request contained secrets. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The response is not valid JSON');
  }
}
