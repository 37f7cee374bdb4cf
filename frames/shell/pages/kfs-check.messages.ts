import { defineMessages } from '../../../shared/messages/define-messages';
/** Public check of a Key Facts Statement. */
export const kfsCheckMessages = defineMessages(
  {
    title: 'Check a Key Facts Statement',
    description: 'Find out whether a Key Facts Statement was made here, and whether its file is unchanged.',
    heading: 'Is this Key Facts Statement genuine?',
    lead: 'Type the fingerprint that is printed on it, or open the PDF that you were given.',
    fingerprint: { label: 'Fingerprint', placeholder: '43 letters, digits and signs' },
    or: 'or',
    file: {
      label: 'Open a file, or drop it here',
      limits: 'PDF, up to 2 MB. It is compared with what we gave out; nothing of it is kept.',
      /** With the page's script. */
      readHere: 'Your browser reads the file; only its hash is sent.',
    },
    submit: 'Check',
    answers: 'What the answer can be',
    genuine: {
      name: 'Genuine',
      short: 'unchanged since we gave it out',
      file: 'This is a file that we gave out, unchanged to the last letter.',
      typed:
        'A statement with this fingerprint was made here. A paper is genuine if it says the same, with this number.',
      rows: { number: 'Statement', lender: 'Lender', madeAt: 'Made on' },
      nothingMore:
        'We show no name, no mobile number and no amount here: whoever holds the statement already has them.',
    },
    changed: {
      name: 'Changed',
      short: 'our number, another file',
      text: 'We made a statement with this number, but this is not a file that we gave out. It was changed, or saved anew by another program. Do not rely on it.',
      row: 'Number on it',
      way: 'Log in to get the true one',
    },
    unknown: {
      name: 'Unknown',
      short: 'not from us, or a scan',
      file: 'We gave out no such file. It may come from another company, or be a scan: only the original PDF can be checked, or what is printed on it.',
      typed: 'We have no statement with this fingerprint. Check that you typed it exactly as printed.',
      way: 'Check another',
    },
    report: 'Report it',
    refused: {
      notPdf: 'This file is not a PDF. Choose the PDF of the statement.',
      tooLarge: 'This file is larger than 2 MB. The PDF of a statement is much smaller.',
      noFile: 'Choose the PDF of the statement first, or type its fingerprint.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/kfs-check.ts', { import: 'default' }),
);
