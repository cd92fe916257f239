import { practice } from '#content/index.ts';

export default `Eye Care Guides | ${practice.name}`;
