/** A picture in shades of gray, a byte for each point: 0 is black. Rows from the top. */
export type GrayPixels = { width: number; height: number; data: Uint8Array };

/** A picture as a canvas gives it, with what is transparent as white paper. */
export function toGray(rgba: Uint8ClampedArray, width: number, height: number): GrayPixels {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    const luma = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
    const alpha = (rgba[from + 3] ?? 0) / 255;
    data[at] = luma * alpha + 255 * (1 - alpha);
  }
  return { width, height, data };
}

/** In another size: each point is the mean of those that it covers where it is made smaller, and between its neighbors where larger. */
export function resize(picture: GrayPixels, width: number, height: number): GrayPixels {
  const across = listWeights(picture.width, width);
  const down = listWeights(picture.height, height);
  const narrow = new Float32Array(width * picture.height);
  for (let y = 0; y < picture.height; y += 1) {
    const row = y * picture.width;
    for (let x = 0; x < width; x += 1) {
      const { first, weights } = across[x] ?? NONE;
      let sum = 0;
      for (let i = 0; i < weights.length; i += 1)
        sum += (weights[i] ?? 0) * (picture.data[row + first + i] ?? 0);
      narrow[y * width + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const { first, weights } = down[y] ?? NONE;
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let i = 0; i < weights.length; i += 1)
        sum += (weights[i] ?? 0) * (narrow[(first + i) * width + x] ?? 0);
      data[y * width + x] = sum + 0.5;
    }
  }
  return { width, height, data };
}

const NONE = { first: 0, weights: new Float32Array() };

/** Which points of a row a point of its other size is made of: a triangle as wide as the step, and at least two points. */
function listWeights(from: number, to: number): { first: number; weights: Float32Array }[] {
  const step = from / to;
  const reach = Math.max(step, 1);
  return Array.from({ length: to }, (_, at) => {
    const center = (at + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(center - reach));
    const last = Math.min(from - 1, Math.floor(center + reach));
    const weights = Float32Array.from({ length: last - first + 1 }, (_, i) =>
      Math.max(0, 1 - Math.abs(first + i - center) / reach),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return sum > 0
      ? { first, weights: weights.map((weight) => weight / sum) }
      : { first: Math.min(from - 1, Math.max(0, Math.round(center))), weights: Float32Array.of(1) };
  });
}

/** Turned clockwise by quarters of a circle. */
export function turn({ width, height, data }: GrayPixels, quarters: number): GrayPixels {
  if (quarters % 4 === 0) return { width, height, data };
  const isSideways = quarters % 2 === 1;
  const turned = new Uint8Array(data.length);
  const newWidth = isSideways ? height : width;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [newX, newY] =
        quarters % 4 === 1
          ? [height - 1 - y, x]
          : quarters % 4 === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      turned[newY * newWidth + newX] = data[y * width + x] ?? 0;
    }
  return { width: newWidth, height: isSideways ? width : height, data: turned };
}

/** Turned by an angle around its middle, in radians and clockwise; it keeps its size, and what comes in at the corners is white. */
export function rotate({ width, height, data }: GrayPixels, angle: number): GrayPixels {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const rotated = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = (x - middleX) * cos + (y - middleY) * sin + middleX;
      const fromY = (y - middleY) * cos - (x - middleX) * sin + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [partX, partY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (data[at] ?? 0) * (1 - partX) + (data[at + 1] ?? 0) * partX;
      const lower = (data[at + width] ?? 0) * (1 - partX) + (data[at + width + 1] ?? 0) * partX;
      rotated[y * width + x] = upper * (1 - partY) + lower * partY + 0.5;
    }
  return { width, height, data: rotated };
}

/** A part of a picture; what would lie outside of it is left out. */
export function crop(
  picture: GrayPixels,
  left: number,
  top: number,
  width: number,
  height: number,
): GrayPixels {
  const [fromX, fromY] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
  const toX = Math.min(picture.width, Math.round(left + width));
  const toY = Math.min(picture.height, Math.round(top + height));
  const size = { width: Math.max(1, toX - fromX), height: Math.max(1, toY - fromY) };
  const data = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const start = (fromY + y) * picture.width + fromX;
    data.set(picture.data.subarray(start, start + size.width), y * size.width);
  }
  return { ...size, data };
}

/** On a larger sheet of one shade, in its upper left corner. */
export function pad(picture: GrayPixels, width: number, height: number, shade: number): GrayPixels {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8Array(width * height).fill(shade);
  for (let y = 0; y < picture.height; y += 1)
    data.set(picture.data.subarray(y * picture.width, (y + 1) * picture.width), y * width);
  return { width, height, data };
}
