import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FilePart } from '@forecourt/contract/kit/call.ts';
import type { FastifyRequest } from 'fastify';
import { fail, Failure } from '../../lib/failure.ts';
import type { UploadedFile } from '../../lib/handlers.ts';
import { newUploadFolder } from './upload-folders.ts';

interface Uploads {
  files: UploadedFile[];
  fields: Record<string, unknown>;
  /** Deletes the files from disk once the call no longer needs them. */
  remove: () => Promise<void>;
}

/** File sizes and counts are checked in code, so that an error can name the file and the limit. */
const limits = { fileSize: Infinity, files: Infinity, fields: 100, fieldSize: 64 * 1024 };

/** Streams the files of a multipart body to disk and counts their bytes. They aren't trusted yet. */
export async function readUploads(request: FastifyRequest, parts: Record<string, FilePart>): Promise<Uploads> {
  const folder = await newUploadFolder();
  const remove = () =>
    rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
      request.log.error({ err: error, folder }, 'uploaded files not removed');
    });
  const files: UploadedFile[] = [];
  const texts: MultipartValue[] = [];
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') texts.push(whole(part));
      else files.push(await save(part, allowed(part, parts, files), join(folder, String(files.length))));
    }
  } catch (error) {
    // The browser reads the refusal only after it has sent its body, so drain the rest to keep the connection usable.
    request.raw.unpipe().resume();
    await remove();
    throw error;
  }
  return { files, fields: textFields(texts), remove };
}

async function* partsOf(request: FastifyRequest): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw asUnreadable(error);
  }
}

/**
 * A body that isn't a complete form makes the parser throw a plain error. Errors with a code (such as limits), our own
 * failures and disk errors are passed through.
 */
function asUnreadable(error: unknown): unknown {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  const isNamed = error instanceof Failure || statusCode !== undefined || syscall !== undefined;
  return isNamed ? error : new Failure('unreadable_upload', { cause: error });
}

function allowed({ fieldname }: MultipartFile, parts: Record<string, FilePart>, before: UploadedFile[]): FilePart {
  const part = Object.hasOwn(parts, fieldname) ? parts[fieldname] : undefined;
  if (!part) return fail('bad_input', { fields: { [fieldname]: ['No file is expected here'] } });
  const { atMost } = part;
  if (before.filter(({ field }) => field === fieldname).length >= atMost)
    fail('too_many_files', { words: { limit: atMost === 1 ? '1 file' : `${atMost} files` } });
  return part;
}

async function save({ fieldname, filename, file }: MultipartFile, { maxBytes }: FilePart, path: string) {
  // The name is used in messages and in the database, where control characters aren't allowed.
  const name = filename?.replace(/\p{Cc}/gu, '').toWellFormed() || 'A file';
  let bytes = 0;
  await pipeline(
    file,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) fail('file_too_large', { words: { file: name, limit: megabytes(maxBytes) } });
        yield chunk;
      }
    },
    createWriteStream(path),
  ).catch((error: unknown) => {
    throw asUnreadable(error);
  });
  return { field: fieldname, name, path, bytes };
}

function whole(text: MultipartValue): MultipartValue {
  if (text.valueTruncated) fail('bad_input', { fields: { [text.fieldname]: ['Please enter a shorter text'] } });
  return text;
}

function textFields(texts: MultipartValue[]): Record<string, unknown> {
  const byName = Map.groupBy(texts, ({ fieldname }) => fieldname);
  return Object.fromEntries(
    [...byName].map(([name, [first, ...others]]) => [
      name,
      others.length === 0 ? first!.value : [first!, ...others].map(({ value }) => value),
    ]),
  );
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
