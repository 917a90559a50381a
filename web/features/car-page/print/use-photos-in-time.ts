import { useEffect } from 'react';

/** Fetches a sheet's photos only when it is printed. */
export function usePhotosInTime() {
  useEffect(() => {
    // The browser prints now, so use the sizes the page has already loaded.
    const swapInLoadedSizes = () => {
      for (const photo of sheetPhotos()) photo.src = maxShown(photo.src) ?? photo.src;
    };
    addEventListener('beforeprint', swapInLoadedSizes);
    return () => removeEventListener('beforeprint', swapInLoadedSizes);
  }, []);
}

/** Prints once the photos have loaded, failed or timed out. */
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
