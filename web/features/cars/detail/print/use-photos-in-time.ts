import { useEffect } from 'react';

/** The photos of a sheet are fetched when it is printed and not before. */
export function usePhotosInTime() {
  useEffect(() => {
    // The browser waits for nothing now: what the page shows already is there at once, in whatever size.
    const takeWhatIsThere = () => {
      for (const photo of sheetPhotos()) photo.src = maxShown(photo.src) ?? photo.src;
    };
    addEventListener('beforeprint', takeWhatIsThere);
    return () => removeEventListener('beforeprint', takeWhatIsThere);
  }, []);
}

/** Prints when they are there, cannot be had, or take longer than anybody waits. */
export async function printSheet() {
  const photos = Promise.allSettled(sheetPhotos().map((photo) => photo.decode()));
  await Promise.race([photos, new Promise((wake) => setTimeout(wake, patienceMs))]);
  window.print();
}

const patienceMs = 10_000;

function sheetPhotos(): HTMLImageElement[] {
  const photos = [...document.querySelectorAll<HTMLImageElement>('.sales-sheet img')];
  for (const photo of photos) photo.loading = 'eager';
  return photos;
}

function maxShown(address: string): string | undefined {
  const anyWidth = address.replace(/\d+\.webp$/, '');
  return [...document.querySelectorAll('img')]
    .filter(({ currentSrc, naturalWidth }) => naturalWidth > 0 && currentSrc.startsWith(anyWidth))
    .toSorted((a, b) => b.naturalWidth - a.naturalWidth)[0]?.currentSrc;
}
