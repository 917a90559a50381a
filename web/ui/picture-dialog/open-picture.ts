import type { Crop, Size } from './crop.ts';

/** A picture that the browser could read, at an address of this page alone. */
export interface OpenPicture extends Size {
  address: string;
  name: string;
  image: HTMLImageElement;
}

/** Upright, as its camera meant it. Null: this browser cannot read it. */
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

/** Twice of what is ever shown is plenty, and leaves in a moment. */
const maxPixels = 768;

/** What is in the frame, as a file of its own: the rest of the picture never leaves this device. */
export async function cutOut({ image, name }: OpenPicture, { left, top, side }: Crop): Promise<File> {
  const pixels = Math.max(1, Math.min(maxPixels, Math.round(side)));
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  // What is transparent would become black in a JPG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pixels, pixels);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('No picture came of the canvas');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
}
