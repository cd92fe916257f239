import sharp from 'sharp';

export interface Shot {
  file: string;
  name: string;
}

/** Pixels of the sheet: a picture's width and greatest height, its caption, and the gap between. */
const thumbnail = { width: 320, height: 900 };
const caption = 28;
const gap = 16;
const columns = 6;

/** Lays pictures side by side, each under its name, as one PNG. Long pages show their beginning. */
export async function makeContactSheet(shots: readonly Shot[], file: string): Promise<void> {
  const rows = Math.ceil(shots.length / columns);
  const cell = { width: thumbnail.width + gap, height: thumbnail.height + caption + gap };
  const pictures = await Promise.all(
    shots.map(async (shot, index) => {
      const left = gap + (index % columns) * cell.width;
      const top = gap + Math.floor(index / columns) * cell.height;
      return [
        { input: label(shot.name), left, top },
        { input: await shrink(shot.file), left, top: top + caption },
      ];
    }),
  );
  const size = { width: gap + columns * cell.width, height: gap + rows * cell.height };
  await sharp({ create: { ...size, channels: 3, background: '#5A646F' } })
    .composite(pictures.flat())
    .png()
    .toFile(file);
}

async function shrink(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ width: thumbnail.width })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, thumbnail.height);
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height }).png().toBuffer();
}

function label(name: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${thumbnail.width}" height="${caption}">` +
      `<text x="0" y="19" font-family="sans-serif" font-size="15" fill="#F8F6F3">${name}</text></svg>`,
  );
}
