/** Hands the browser a file to keep. */
export function downloadCsv(filename: string, csv: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click has passed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
