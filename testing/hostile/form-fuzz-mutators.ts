import type { FuzzMutator } from './fuzz-mutator.ts';

const boundary = 'x';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, content = '1') =>
  `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

const broken: readonly string[] = [
  '',
  '--',
  end,
  part('name="car_id"'),
  part('name="car_id"').slice(0, 20),
  `${part('name="__proto__"')}${end}`,
  `${part('name="constructor"')}${part('name="__proto__"; filename="a.png"')}${end}`,
  `${part('filename="a.png"')}${end}`,
  `${part('name="photo"; filename="../../etc/passwd"')}${end}`,
  `${part('name="photo"; filename="a\0.png"')}${end}`,
  `${part(`name="${'x'.repeat(50_000)}"`)}${end}`,
  `${part('name="car_id"', 'x'.repeat(100_000))}${end}`,
  `${part('name="car_id"').repeat(150)}${end}`,
  `${part('name="photo"; filename="a.png"').repeat(50)}${end}`,
  `${part('name="photo"; filename="a.svg"', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}${end}`,
  `${part('name="photo"; filename="a.png"', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff')}${end}`,
  `--${boundary}\r\ncontent-disposition: form-data\r\ncontent-type: multipart/mixed; boundary=y\r\n\r\n--y--\r\n${end}`,
];

export const formFuzzMutators: Record<string, FuzzMutator> = {
  'a broken form': (draft, dice) => {
    if (draft.method === 'GET') draft.method = 'POST';
    draft.headers['content-type'] = type;
    draft.bytes = Buffer.from(dice.pick(broken), 'latin1');
  },
  'a form that is cut off': (draft) => {
    if (!draft.form)
      draft.form = [
        ['car_id', '1'],
        ['photo', new File(['x'.repeat(200)], 'a.png', { type: 'image/png' })],
      ];
    if (draft.method === 'GET') draft.method = 'POST';
    draft.headers['content-type'] = type;
    draft.bytes = Buffer.from(part('name="photo"; filename="a.png"', 'x'.repeat(5000)).slice(0, 4000));
  },
  'a file of something else': (draft, dice) => {
    const content = dice.pick([
      '',
      'x',
      '<html>',
      '%PDF-1.7',
      'GIF89a\xff\xff\xff\xff',
      'RIFF\xff\xff\xff\xffWEBPVP8 ',
      '\xff\xd8\xff\xe0',
      'make,model\n"',
    ]);
    const name = dice.pick(['a.png', '', '\u202egnp.exe', 'a'.repeat(500), '..', 'a"b.png', 'a\r\nb.png']);
    const file = new File([Buffer.from(content, 'latin1')], name, { type: dice.pick(['image/png', 'text/csv', '']) });
    const fields = draft.form ?? [['photo', file]];
    draft.form = fields.map(([field, value]) => [field, typeof value === 'string' ? value : file]);
    draft.json = null;
    if (draft.method === 'GET') draft.method = 'POST';
  },
};
