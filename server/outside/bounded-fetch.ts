/** A fetch that reads whatever is answered, to any question, up to so many bytes and no further. */
export function boundedFetch(maxBytes: number) {
  return async (url: string, options: RequestInit): Promise<Response> => {
    const response = await fetch(url, options);
    let bytes = 0;
    const bounded = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded ?? null, response);
  };
}

/** A wrong path may answer HTML with 200, so the type counts as much as the status. */
export async function readJson(response: Response, status: number): Promise<unknown> {
  const isJson = /^application\/(\w+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status === status && isJson) return parse(await response.text());
  await response.body?.cancel();
  throw new Error(`The answer was ${response.status}${isJson ? '' : ' and no JSON'}, not ${status} with JSON`);
}

/** What cannot be read is not repeated: the parser's own error would, and secrets were in the question. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The answer is no valid JSON');
  }
}
