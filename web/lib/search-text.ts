type Search = Record<string, unknown>;

/**
 * Search parameters are plain text, as people and other sites write them. The router's default would parse the code
 * "00123" as a number and write "2020" with quotes.
 */
export function parseSearch(text: string): Search {
  const search: Record<string, string | string[]> = {};
  const parameters = new URLSearchParams(text);
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    search[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return search;
}

export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) parameters.append(key, String(item));
  }
  // Commas stay unescaped to keep addresses readable.
  return parameters.size > 0 ? `?${parameters}`.replaceAll('%2C', ',') : '';
}

/** A parameter that may appear once. Anything else counts as absent. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
