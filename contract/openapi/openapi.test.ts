import { readFileSync } from 'node:fs';
import { contract } from '../contract.ts';
import { namedCalls } from '../kit/routes.ts';
import { expect, test } from 'vitest';
import { inRoot } from '../../tools/repo.ts';
import { openapi } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string }[];
  responses: Record<string, unknown>;
}

interface Document {
  servers?: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes?: Record<string, { type: string; in: string; name: string }> };
}

const document = openapi(contract) as unknown as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const calls = new Map(namedCalls(contract).map(({ feature, name, call }) => [`${feature}.${name}`, call]));

/** Ids of the operations for which this doesn't hold. */
const except = (holds: (operation: Operation) => boolean) =>
  operations.filter((operation) => !holds(operation)).map(({ operationId }) => operationId);

test('the document names a server and contains every call once', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...calls.keys()].toSorted());
});

test('every operation says whether it needs the session cookie, and those that do can return 401', () => {
  expect(document.components.securitySchemes).toEqual({
    session: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: '__Host-forecourt_session' }),
  });
  const expected = (id: string) => (calls.get(id)?.who.kind === 'anyone' ? [] : [{ session: [] }]);
  expect(Object.fromEntries(operations.map(({ operationId, security }) => [operationId, security]))).toEqual(
    Object.fromEntries(operations.map(({ operationId }) => [operationId, expected(operationId)])),
  );
  expect(except(({ security, responses }) => security?.length === 0 || '401' in responses)).toEqual([]);
});

test('every operation has a summary, one success response and at least one 4xx response', () => {
  expect(except(({ summary }) => summary.length > 0)).toEqual([]);
  expect(
    except(({ responses }) => Object.keys(responses).filter((status) => status.startsWith('2')).length === 1),
  ).toEqual([]);
  expect(except(({ responses }) => Object.keys(responses).some((status) => status.startsWith('4')))).toEqual([]);
});

test('no parameter is named twice, and every reference resolves', () => {
  const names = ({ parameters }: Operation) => parameters.map(({ name, in: where }) => `${where} ${name}`);
  expect(except((operation) => new Set(names(operation)).size === operation.parameters.length)).toEqual([]);
  const text = readFileSync(inRoot('docs/openapi.json'), 'utf8');
  const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path]) => path!);
  expect(references.length).toBeGreaterThan(100);
  const leadsTo = (path: string) =>
    path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
  expect(references.filter((path) => leadsTo(path) === undefined)).toEqual([]);
});

test('an object defines every field it requires', () => {
  const incomplete: string[] = [];
  const visit = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { required, properties } = part as { required?: unknown; properties?: object };
    if (Array.isArray(required) && required.some((field) => !(String(field) in (properties ?? {}))))
      incomplete.push(path);
    for (const [key, inside] of Object.entries(part)) visit(inside, `${path}/${key}`);
  };
  visit(document, '');
  expect(incomplete).toEqual([]);
});
