/** The visible square, in the picture's own pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Anything smaller is unrecognisable, and eight times is plenty. */
const fewestPixels = 64;
const nearest = 8;

const maxSide = ({ width, height }: Size) => Math.min(width, height);
const smallestSide = (of: Size) => Math.min(maxSide(of), Math.max(fewestPixels, maxSide(of) / nearest));
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest centred square. */
export const wholeOf = (picture: Size): Crop =>
  within(picture, {
    side: maxSide(picture),
    left: (picture.width - maxSide(picture)) / 2,
    top: (picture.height - maxSide(picture)) / 2,
  });

/** Moves the crop by fractions of the frame. Dragging right shows more of the picture's left side. */
export const movedBy = (picture: Size, crop: Crop, right: number, down: number): Crop =>
  within(picture, { ...crop, left: crop.left - right * crop.side, top: crop.top - down * crop.side });

/** Zooms around a point of the frame, which stays in place. 0.5 is the centre. */
export function zoomedBy(picture: Size, crop: Crop, factor: number, at = { x: 0.5, y: 0.5 }): Crop {
  const side = between(smallestSide(picture), crop.side / factor, maxSide(picture));
  const grown = crop.side - side;
  return within(picture, { side, left: crop.left + grown * at.x, top: crop.top + grown * at.y });
}

export const zoomOf = (picture: Size, { side }: Crop): number => maxSide(picture) / side;
export const nearestZoom = (picture: Size): number => maxSide(picture) / smallestSide(picture);

/** Clamps the crop to the picture, so the frame is always filled. */
const within = ({ width, height }: Size, { left, top, side }: Crop): Crop => ({
  side,
  left: between(0, left, width - side),
  top: between(0, top, height - side),
});
