import { rowsOf } from './row';

/** Refusals of an uploaded file. All are 415 and name the field. Source: ours, for ODR-008. */
export const fileRefusals = rowsOf('http')([
  {
    name: 'FILE_KIND_NOT_TAKEN',
    code: 415,
    type: 'FILE_KIND_NOT_TAKEN',
    message: 'This file is no JPEG, PNG or PDF, is not whole, or holds something else too.',
    next: 'Send a JPEG, a PNG or a PDF.',
  },
  {
    name: 'FILE_IS_ACTIVE',
    code: 415,
    type: 'FILE_IS_ACTIVE',
    message: 'This PDF holds a script, a form, a program or another file. Please send a plain PDF or a picture.',
    next: 'Print the PDF into a new one, or send a picture of it.',
  },
  {
    name: 'FILE_IS_SEALED',
    code: 415,
    type: 'FILE_IS_SEALED',
    message:
      'This PDF has a password, or a part of it cannot be read. Please send it without a password, or a picture.',
    next: 'Save the PDF without a password, or send a picture of it.',
  },
  {
    name: 'FILE_HAS_TOO_MANY_DOTS',
    code: 415,
    type: 'FILE_HAS_TOO_MANY_DOTS',
    message: 'This picture is larger than 50 megapixels. Please send a smaller one.',
    next: 'Send a smaller picture.',
  },
]);

export type FileRefusal = (typeof fileRefusals)[number]['name'];
