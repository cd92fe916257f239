import { basename } from 'node:path';
import {
  backgroundWidth,
  cardWidth,
  portraitWidth,
} from '../../../domain/schema/picture-widths.ts';
import { type Deployment, type Finding, note } from '../deployment.ts';

/** Notes pictures that are shown larger than they are, and pictures that no page shows. */
export function checkPictures({ facts, pictures, words }: Deployment): Finding[] {
  const said = [JSON.stringify(facts), ...Object.values(words)].join('\n');
  const portraits = new Set(facts.people.map(({ portrait }) => portrait?.file));
  return Object.entries(pictures).flatMap(([path, width]) => {
    const file = basename(path);
    if (!said.includes(file)) {
      return [note(path, 'No page shows it, but it is on the site.', 'Delete it.')];
    }
    const needed = portraits.has(file) ? portraitWidth : widthFor(file);
    if (width >= needed) return [];
    const what = `It is ${width} pixels wide, and is shown larger.`;
    return [note(path, what, `Take one of at least ${needed} pixels.`)];
  });
}

function widthFor(file: string): number {
  return /^(?:hero|background)-/.test(file) ? backgroundWidth : cardWidth;
}
