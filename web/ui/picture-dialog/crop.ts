/** The square of a picture that is shown, in the picture's own pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Nobody recognises anything in less, and eight times is as near as one wants to come. */
const fewestPixels = 64;
const nearest = 8;

const maxSide = ({ width, height }: Size) => Math.min(width, height);
const smallestSide = (of: Size) => Math.min(maxSide(of), Math.max(fewestPixels, maxSide(of) / nearest));
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** As much of the picture as fits, around its middle. */
export const wholeOf = (picture: Size): Crop =>
  within(picture, {
    side: maxSide(picture),
    left: (picture.width - maxSide(picture)) / 2,
    top: (picture.height - maxSide(picture)) / 2,
  });

/** The picture is drawn past its frame: to the right shows more of its left. By parts of the frame. */
export const movedBy = (picture: Size, crop: Crop, right: number, down: number): Crop =>
  within(picture, { ...crop, left: crop.left - right * crop.side, top: crop.top - down * crop.side });

/** What is at this place of the frame stays there; 0.5 is the middle. */
export function zoomedBy(picture: Size, crop: Crop, factor: number, at = { x: 0.5, y: 0.5 }): Crop {
  const side = between(smallestSide(picture), crop.side / factor, maxSide(picture));
  const grown = crop.side - side;
  return within(picture, { side, left: crop.left + grown * at.x, top: crop.top + grown * at.y });
}

export const zoomOf = (picture: Size, { side }: Crop): number => maxSide(picture) / side;
export const nearestZoom = (picture: Size): number => maxSide(picture) / smallestSide(picture);

/** Never beyond the edge: the frame is always filled. */
const within = ({ width, height }: Size, { left, top, side }: Crop): Crop => ({
  side,
  left: between(0, left, width - side),
  top: between(0, top, height - side),
});
