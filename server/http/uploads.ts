import { stat } from 'node:fs/promises';
import type { FilePart } from '@forecourt/contract/kit/call.ts';
import type { FastifyRequest } from 'fastify';
import { fail } from '../failure.ts';
import type { UploadedFile } from './handlers.ts';

interface Uploads {
  files: UploadedFile[];
  fields: Record<string, unknown>;
}

/** Streams the files of a multipart body to disk, counting their bytes on the way; nothing is trusted about them yet. */
export async function readUploads(request: FastifyRequest, parts: Record<string, FilePart>): Promise<Uploads> {
  const largest = Math.max(...Object.values(parts).map(({ maxBytes }) => maxBytes));
  const most = Object.values(parts).reduce((sum, { atMost }) => sum + atMost, 0);
  const { files: saved, values } = await request.saveRequestFiles({
    limits: { fileSize: largest, files: most, fields: 50, fieldSize: 64 * 1024 },
  });

  const files: UploadedFile[] = [];
  for (const file of saved) {
    const part =
      parts[file.fieldname] ?? fail('bad_input', { fields: { [file.fieldname]: ['No file is expected here'] } });
    const { size } = await stat(file.filepath);
    if (size > part.maxBytes)
      fail('file_too_large', { words: { file: file.filename, limit: megabytes(part.maxBytes) } });
    files.push({ field: file.fieldname, name: file.filename, path: file.filepath, bytes: size });
  }
  for (const [field, { atMost }] of Object.entries(parts)) {
    if (files.filter((file) => file.field === field).length > atMost)
      fail('too_many_files', { words: { limit: String(atMost) } });
  }
  return { files, fields: textFields(values) };
}

function textFields(parts: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const values = (Array.isArray(part) ? part : [part]).filter(
      (one): one is { type: 'field'; value: unknown } => (one as { type?: string }).type === 'field',
    );
    if (values.length > 0) fields[name] = values.length === 1 ? values[0]!.value : values.map(({ value }) => value);
  }
  return fields;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
