import type { Handler } from '../http/handler.ts';
import { invalidField, Problem } from '../contract/problem.ts';
import { schemaChecker } from '../contract/validation.ts';
import { createUpload, deleteUpload, receiveUpload, settleImages } from '../images/uploads.ts';

const checkNames = schemaChecker<string[]>({
  type: 'array',
  minItems: 1,
  maxItems: 4,
  items: { $ref: 'contract#/components/schemas/FileName' },
});

export const createImageUpload: Handler<'createImageUpload'> = async (context) =>
  createUpload(context, context.member.id, context.query.filename);

export const createImageUploads: Handler<'createImageUploads'> = async (context) => {
  const names = checkNames(parseList(context.query.filenames), '/query/filenames');
  const uploads = [];
  for (const name of names) uploads.push(await createUpload(context, context.member.id, name));
  return { uploads };
};

export const uploadImage: Handler<'uploadImage'> = async (context) => {
  const { params, query, request } = context;
  // The contract declares the signature as the operation's security scheme, so it is missing from the query's type.
  const { signature } = query as { signature?: unknown };
  if (typeof signature !== 'string' || !signature) throw new Problem('unauthenticated');
  await receiveUpload(context, {
    key: params.key,
    expires: query.expires,
    signature,
    type: request.headers['content-type'] ?? '',
    bytes: request.body as Buffer,
  });
};

export const deleteImageUpload: Handler<'deleteImageUpload'> = async (context) =>
  settleImages(context, await deleteUpload(context.db, context.member.id, context.params.key));

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('/query/filenames', 'wrong-format', 'must be a JSON list');
  }
}
