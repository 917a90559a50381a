/** Files that are cheap to send and expensive to read, each of about this size. */
export const pathologicalFiles: Record<string, (bytes: number) => string> = {
  'empty lines': (bytes) => `make,model\n${'\n'.repeat(bytes)}`,
  'empty lines before the columns': (bytes) => `${'\n'.repeat(bytes)}make,model\nKarin,Sultan\n`,
  'lone commas': (bytes) => `make,model\n${',\n'.repeat(bytes / 2)}`,
  'one huge cell': (bytes) => `make,model\nKarin,${'x'.repeat(bytes)}\n`,
  'a huge cell in each row': (bytes) => `make,model\n${`Karin,${'x'.repeat(200_000)}\n`.repeat(bytes / 200_000)}`,
  'a quote that never closes': (bytes) => `make,model\nKarin,"${'Sultan\n'.repeat(bytes / 7)}`,
  'quotes that never close': (bytes) => `make,model\n${'"Karin,Sultan\n'.repeat(bytes / 14)}`,
  'nothing but quotes': (bytes) => `make,model\n${'"'.repeat(bytes)}`,
  '200,000 columns': (bytes) =>
    `make,model${','.repeat(200_000)}\n${`${','.repeat(200_000)}\n`.repeat(bytes / 200_000)}`,
  '200,000 cells in each row': (bytes) => `make,model\n${`a${',b'.repeat(100_000)}\n`.repeat(bytes / 200_000)}`,
  'spaces in a number': (bytes) =>
    `make,model,mileage\n${`Karin,Sultan,1${' '.repeat(200_000)}1\n`.repeat(bytes / 200_000)}`,
  'features without end': (bytes) =>
    `make,model,features\n${`Karin,Sultan,${'Sunroof|'.repeat(25_000)}\n`.repeat(bytes / 200_000)}`,
};
