import { practice } from '#content/index.ts';

export default `Sitemap | ${practice.name}`;
