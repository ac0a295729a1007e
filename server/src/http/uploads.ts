import { IMAGE_UPLOAD } from '@comanda/contract/menu/images';
import { Upload } from '@comanda/contract/wire';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

export async function acceptForms(app: FastifyInstance) {
  await app.register(multipart, {
    limits: {
      fileSize: IMAGE_UPLOAD.maxBytes,
      files: 2,
      fields: 12,
      fieldSize: 131_072,
      fieldNameSize: 100,
      parts: 14,
      headerPairs: 20,
    },
  });
  app.addHook('preValidation', async (request) => {
    const { form } = request.routeOptions.config;
    if (request.isMultipart() && !form) throw new AppError('solicitud_invalida');
  });
}

/** Every field as a text, every file as an `Upload`; a file input left empty is no file. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  const put = (name: string, value: unknown) => {
    // With two values for one name nobody knows which one was meant.
    if (form.has(name)) throw new AppError('solicitud_invalida');
    form.set(name, value);
  };
  let isImage = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('cuerpo_demasiado_grande');
        put(part.fieldname, part.value);
      } else {
        isImage = part.fieldname.endsWith('Upload');
        const content = await part.toBuffer();
        if (content.length > 0 || part.filename) put(part.fieldname, new Upload(content));
      }
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError) {
      throw new AppError(isImage ? 'imagen_demasiado_grande' : 'cuerpo_demasiado_grande');
    }
    // Any other parser error means that the form is malformed or cut off.
    throw new AppError('solicitud_invalida', { cause: error });
  }
  return Object.fromEntries(form);
}
