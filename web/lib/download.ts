/** Downloads a file. */
export function downloadFile(filename: string, content: string, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const downloadCsv = (filename: string, csv: string) => downloadFile(filename, csv, 'text/csv');
