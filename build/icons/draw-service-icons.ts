import {
  Baby,
  BellRing,
  CircleDot,
  Droplet,
  Eye,
  Glasses,
  type LucideIcon,
  Monitor,
  ScanEye,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ServiceIconName, serviceIcons } from '#content/service-icons.ts';

const drawings: Record<ServiceIconName, LucideIcon> = {
  chart: Eye,
  glasses: Glasses,
  lens: CircleDot,
  retina: ScanEye,
  drop: Droplet,
  screen: Monitor,
  child: Baby,
  bell: BellRing,
};

const side = 24;

/** All drawings of services in one row, as the picture that `icon.css` shows parts of. */
export function drawServiceIcons(): string {
  const lines = serviceIcons.map((name, position) => {
    const lucide = renderToStaticMarkup(createElement(drawings[name]));
    const shapes = lucide.replace(/<\/?svg[^>]*>/g, '').replace(/><\/\w+>/g, '/>');
    return `<g transform="translate(${position * side})">${shapes}</g>`;
  });
  const size = `width="${side * lines.length}" height="${side}"`;
  const pen = 'stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke="#000" ${pen}>
${lines.join('\n')}
</svg>
`;
}
