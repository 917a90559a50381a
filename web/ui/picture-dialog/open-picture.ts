import type { Crop, Size } from './crop.ts';

/** A decoded picture with an object URL for this page. */
export interface OpenPicture extends Size {
  address: string;
  name: string;
  image: HTMLImageElement;
}

/** Rotated according to its EXIF data. Null if this browser can't read the file. */
export async function openPicture(file: File): Promise<OpenPicture | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width > 0 && height > 0) return { address, name: file.name, image, width, height };
  } catch {
    // Damaged, or no picture at all.
  }
  URL.revokeObjectURL(address);
  return null;
}

/** Twice the largest displayed size is enough, and uploads quickly. */
const maxPixels = 768;

/** Crops to a new file. The rest of the picture never leaves this device. */
export async function cutOut({ image, name }: OpenPicture, { left, top, side }: Crop): Promise<File> {
  const pixels = Math.max(1, Math.min(maxPixels, Math.round(side)));
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error("Canvas 2D isn't available");
  // Transparent pixels would turn black in a JPG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pixels, pixels);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The canvas produced no image');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
}
